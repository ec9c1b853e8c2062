/** The address of a table of sentences, made by build.mjs from words/<language>.toml. */
declare module "words:*" {
  const address: string;
  export default address;
}
declare module "*.css";
