import { z } from "zod";

/** As CSP writes origins: nothing in them may end the directive or allow more than one host each. */
export const pictureHosts = z
  .string()
  .transform((list) => list.split(/[\s,]+/u).filter((origin) => origin !== ""))
  .pipe(
    z
      .array(z.string().regex(/^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?$/, "origins, as https://cards.example"))
      .max(4, "four origins at most"),
  );
