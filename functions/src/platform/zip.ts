import { makeZip } from 'client-zip';

/** One file of an archive; `input` is read only when the archive reaches this file. */
export interface ZipEntry {
  name: string;
  lastModified: Date;
  input: string | Uint8Array<ArrayBuffer>;
}

/**
 * An archive that is produced while it is read, with one file in memory at a time. Files are stored
 * uncompressed, because images are compressed already. An error of an entry is thrown to the reader.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  return makeZip(entries) as AsyncIterable<Uint8Array> & ReadableStream;
}
