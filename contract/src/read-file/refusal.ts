/** Why a file cannot be read. The panel says for each what to do instead. */
type FileRefusal =
  | 'empty'
  | 'qif'
  | 'pdf'
  | 'xls'
  | 'ods'
  | 'image'
  | 'zip'
  | 'password'
  | 'damaged'
  | 'entities'
  | 'unknown'
  /** The file is too large, or is so once it is unpacked. */
  | 'tooLarge'
  /** The file has too many rows or columns. */
  | 'tooLong'
  /** Reading the file took too long. */
  | 'slow';

/** The readers of the formats throw this error. `openFile` turns it into a state. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly why: FileRefusal;

  constructor(why: FileRefusal) {
    super(why);
    this.why = why;
  }
}
