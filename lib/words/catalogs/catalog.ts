import type { en } from "./en/index.ts";
import type { onPage } from "./en/onPage.ts";

/** English says which messages there are; a language that lacks one, or has one more, does not compile. */
export type English = typeof en;
export type PartName = keyof English;
export type Part<P extends PartName> = { readonly [K in keyof English[P]]: string };
export type Catalog = { readonly [P in PartName]: Part<P> };
/** Without the parts that only chats and pictures say. */
export type PageCatalog = Pick<Catalog, keyof typeof onPage>;
/** "log.draw": the part and the message. */
export type Key = { [P in PartName]: `${P}.${keyof English[P] & string}` }[PartName];
