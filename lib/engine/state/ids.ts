/**
 * Identity. An `Entity` is a player or an object in one plain number:
 *
 * - 0..15 is a player, by seat;
 * - 16 and up is a card: its index in the game, plus one `INCARNATION` for each zone change (400.7: an object that
 *   moves is a new object with no memory);
 * - below 0 is any other object (tokens, copies, abilities on the stack, emblems), numbered downwards.
 */
export type Entity = number;
export type Seat = Entity;
export type ObjectId = Entity;
/** Index of a physical card in `state.cards`. */
export type CardIndex = number;

const FIRST_CARD = 16;
export const INCARNATION = 4096;
/** How many cards one game can hold. */
export const MOST_CARDS = INCARNATION - FIRST_CARD;

export const isPlayer = (entity: Entity): entity is Seat => entity >= 0 && entity < FIRST_CARD;
export const isCardObject = (id: ObjectId): boolean => id >= FIRST_CARD;

/**
 * An id as an integer for the machine too. A number that it keeps as a fraction makes every list it is put in, and all lists
 * made as that one was, slower to read.
 */
export const asInteger = (id: number): number => id | 0;

export const cardObject = (card: CardIndex, incarnation: number): ObjectId =>
  asInteger(incarnation * INCARNATION + card + FIRST_CARD);
export const cardOf = (id: ObjectId): CardIndex => asInteger((id % INCARNATION) - FIRST_CARD);
export const incarnationOf = (id: ObjectId): number => asInteger(id / INCARNATION);
