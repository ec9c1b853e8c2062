/** The address of the sentences in words/<language>.ftl. */
declare module "words:*" {
  const address: string;
  export default address;
}
declare module "*.css";
