/** A finished game, played again and shown to others. */
export const replaying = {
  title: "The game, from the beginning",
  loading: "The game is being set up again …",
  help: "This game is over. Go through it moment by moment.",
  timeline: "Moment of the game",
  moment: "Share this moment",
  copied: "The address is copied",
  again: "Watch it again",
  picture: "Save a picture",
  sharePicture: "Share a picture",
};
