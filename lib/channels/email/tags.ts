/** Of what comes back with what becomes of a mail: whose it is. SES takes letters, digits, "-" and "_", as in a player's id. */
export const PLAYER_TAG = "player";
