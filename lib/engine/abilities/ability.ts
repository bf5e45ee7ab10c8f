export type Ability = { readonly kind: "none" };
