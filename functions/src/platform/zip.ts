import { makeZip } from 'client-zip';

/** One file of an archive; `input` is taken when the archive has come to it. */
export interface ZipEntry {
  name: string;
  lastModified: Date;
  input: string | Uint8Array<ArrayBuffer>;
}

/**
 * An archive that is made while it is read, one file in memory at a time; files are stored as they
 * are, for images are compressed already. What fails while an entry is made fails the reader.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  return makeZip(entries) as AsyncIterable<Uint8Array> & ReadableStream;
}
