import { makeZip } from 'client-zip';

export interface ZipEntry {
  name: string;
  lastModified: Date;
  input: string | AsyncIterable<Uint8Array>;
}

/**
 * Returns a ZIP archive that is generated while it is read, with one piece of one file in memory at a time. Files are
 * stored uncompressed, because images are compressed already. If `entries` throws, the reader gets the error.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): AsyncIterable<Uint8Array> {
  return makeZip(entries) as AsyncIterable<Uint8Array> & ReadableStream;
}
