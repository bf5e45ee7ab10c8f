import type { PrintedFace } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { Room } from "../../engine/definition.ts";

/**
 * Dungeons (309): one line for each room, from the topmost on, with the arrows in parentheses:
 * "Lantern Gate — Scry 1. (Leads to: Cinder Hall, Echo Gallery)".
 */
export const isDungeon = (face: PrintedFace): boolean => face.typeLine.types.includes("dungeon");

const ROOM = /^(.+?) — .+?(?: \(Leads to: (.+)\))?$/u;

/** The rooms and their arrows; the name of a room that an arrow leads to and nobody finds is the fault. */
export function roomsOf(face: PrintedFace): { readonly rooms: readonly Room[] } | { readonly lost: string } {
  const found = face.text.split("\n").flatMap((line) => {
    const room = ROOM.exec(line);
    return room === null ? [] : [{ name: room[1]!, to: room[2]?.split(", ") ?? [] }];
  });
  const at = (name: string): number => found.findIndex((room) => room.name === name);
  const lost = found.flatMap(({ to }) => to).find((name) => at(name) < 0);
  if (lost !== undefined) return { lost };
  // Every room but the bottommost leads somewhere (309.4).
  const dead = found.slice(0, -1).find(({ to }) => to.length === 0);
  if (dead !== undefined) return { lost: dead.name };
  return { rooms: found.map(({ name, to }) => ({ name, leadsTo: to.map(at) })) };
}

/** 309.4c: the room ability of the room in this place. */
export const inRoom = (ability: Ability, room: number): Ability =>
  ability.kind === "triggered" && ability.when.on === "enterRoom"
    ? { ...ability, when: { ...ability.when, room } }
    : ability;
