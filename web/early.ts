import { speakHere } from "./language.ts";
import { beginSession } from "./net/session.ts";
import { placeOf } from "./place.ts";
import { showTheme } from "./theme.ts";

/**
 * What need not wait for the views, which are most of the page's scripts: the document runs this as soon as it and the little
 * that it imports are there, so that a table is on its way while they come.
 */
const spoken = speakHere();
const place = placeOf(location.hash);
if (place.at === "seat") beginSession(place.link);
showTheme();
await spoken;
