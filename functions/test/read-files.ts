import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import type { ListFile, RowsPage } from '../src/features/files/list-file.ts';

/**
 * Returns the files of an uncompressed ZIP archive by name; throws if a file does not match its checksum. The numbers
 * are the places of the fields in the format's records.
 */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf('PK\x05\x06');
  if (end < 0) throw new Error('not a whole archive');
  const files = new Map<string, Buffer>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, size, offset] = [16, 24, 42].map((at) => bytes.readUInt32LE(entry + at));
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
      bytes.readUInt16LE(entry + at),
    );
    const name = bytes.toString('utf8', entry + 46, entry + 46 + Number(nameLength));
    const header = Number(offset);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const file = bytes.subarray(start, start + Number(size));
    if (crc32(file) !== sum) throw new Error(`${name} is damaged`);
    files.set(name, file);
    entry += 46 + Number(nameLength) + Number(extraLength) + Number(commentLength);
  }
  return files;
}

/**
 * Reads a file in pages of three rows and returns its rows. Checks that a reader who goes on after any page gets
 * the remaining pages.
 */
export async function rowsOfFile({ columns, pages }: ListFile) {
  const readFrom = async (from: string | null) => {
    const read: RowsPage[] = [];
    for await (const page of pages({ columns, from, rowsPerPage: 3 })) read.push(page);
    return read;
  };
  const all = await readFrom(null);
  for (const [i, { nextCursor }] of all.entries()) {
    const rest = all.slice(i + 1);
    expect(nextCursor === null ? [] : await readFrom(nextCursor)).toEqual(rest);
  }
  return all.flatMap((page) => page.rows);
}
