/** The parts of dynalite that its server is made of: they need no network. */
interface DynaliteRules {
  readonly types: object;
  readonly custom: (data: object, store: object) => string | undefined;
}
type DynaliteAction = (
  store: object,
  data: object,
  done: (error: { statusCode: number; body: unknown } | null, data?: unknown) => void,
) => void;

declare module "dynalite/actions/*" {
  const action: DynaliteAction;
  export default action;
}
declare module "dynalite/validations/index.js" {
  const validations: {
    /** Throws what is to be answered. */
    checkTypes(data: unknown, types: object): object;
    checkValidations(data: object, types: object, custom: DynaliteRules["custom"], store: object): void;
  };
  export default validations;
}
declare module "dynalite/validations/*" {
  export const types: DynaliteRules["types"];
  export const custom: DynaliteRules["custom"];
}
