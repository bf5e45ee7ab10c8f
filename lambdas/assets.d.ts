/** Files that are laid beside a function's code; where they are, relative to it. */
declare module "*.ttf" {
  const file: string;
  export default file;
}
declare module "*.wasm" {
  const file: string;
  export default file;
}
