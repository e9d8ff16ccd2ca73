/** A file that the site serves. */
export interface ServedFile {
  /** Path on the site. */
  address: string;
  type: string;
  content: Buffer | string;
}
