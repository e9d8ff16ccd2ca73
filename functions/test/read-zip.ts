import { crc32 } from 'node:zlib';

const endOfDirectory = 0x06054b50;

/** Returns the files of an uncompressed ZIP archive by name; throws if a file does not match its checksum. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || bytes.readUInt32LE(end) !== endOfDirectory) throw new Error('not a whole archive');
  const files = new Map<string, Buffer>();
  let place = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, size, offset] = [16, 24, 42].map((at) => bytes.readUInt32LE(place + at));
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
      bytes.readUInt16LE(place + at),
    );
    const name = bytes.toString('utf8', place + 46, place + 46 + Number(nameLength));
    const header = Number(offset);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const file = bytes.subarray(start, start + Number(size));
    if (crc32(file) !== sum) throw new Error(`${name} is damaged`);
    files.set(name, file);
    place += 46 + Number(nameLength) + Number(extraLength) + Number(commentLength);
  }
  return files;
}
