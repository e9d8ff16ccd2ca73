import { Inflate } from 'fflate';
import { Refusal } from '../refusal.ts';

/** Largest sum of bytes that the files of an archive may have unpacked. */
export const maxUnpackedBytes = 50 * 1024 * 1024;

const chunkBytes = 16 * 1024;
const isEncrypted = 1;

/**
 * Reads the list of files at the end of a zip archive. Returns a function for each path, in lower case and with slashes,
 * that unpacks the file. All files together may have `maxUnpackedBytes`, which are counted while they are unpacked,
 * because the sizes that an archive states can be wrong.
 */
export function unzip(bytes: Uint8Array): Map<string, () => Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new Refusal('damaged');
  const files = new Map<string, () => Uint8Array>();
  const left = { bytes: maxUnpackedBytes };
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Refusal('damaged');
    if (view.getUint16(at + 8, true) & isEncrypted) throw new Refusal('password');
    const isStored = view.getUint16(at + 10, true) === 0;
    const size = view.getUint32(at + 20, true);
    const [name, extra, comment] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    ) as [number, number, number];
    const local = view.getUint32(at + 42, true);
    const path = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name));
    files.set(path.replaceAll('\\', '/').toLowerCase(), () => {
      const begin =
        local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = bytes.subarray(begin, begin + size);
      return isStored ? counted(packed, left) : inflate(packed, left);
    });
    at += 46 + name + extra + comment;
  }
  return files;
}

function counted(chunk: Uint8Array, left: { bytes: number }): Uint8Array {
  left.bytes -= chunk.length;
  if (left.bytes < 0) throw new Refusal('tooLarge');
  return chunk;
}

function inflate(packed: Uint8Array, left: { bytes: number }): Uint8Array {
  const chunks: Uint8Array[] = [];
  const stream = new Inflate((chunk) => {
    chunks.push(counted(chunk, left));
  });
  for (let at = 0; at < packed.length; at += chunkBytes) {
    stream.push(packed.subarray(at, at + chunkBytes), at + chunkBytes >= packed.length);
  }
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
