/** What the page's service worker shows (web/serviceWorker.ts), or takes away again. JSON. */
export type Pushed =
  | {
      /** One notification for each: a newer one takes its place. */
      readonly tag: string;
      readonly title: string;
      readonly body: string;
      readonly language: string;
      /** Where a tap leads. */
      readonly url: string;
      readonly image?: string;
    }
  | { readonly tag: string; readonly answered: true };
