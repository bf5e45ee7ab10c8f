/** A link with a preview (`/watch/...`) goes on to the table that it names behind the #. */
location.replace(`/${location.hash}`);
