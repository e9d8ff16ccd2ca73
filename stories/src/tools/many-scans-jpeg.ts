/**
 * Builds a malicious image for tests: a valid progressive JPEG with very many scans. The file is small, but a decoder
 * has to process the whole image again in each scan. The default image, with 4,800 × 4,800 pixels and 2,646 scans, has
 * about 260 kB and takes a decoder more than ten seconds.
 */

interface ManyScansOptions {
  /** Length of each side in pixels; must be a multiple of eight. */
  sidePx?: number;
  scans?: number;
}

const components = [1, 2, 3];
const coefficients = 63;
/** Number of scans that one coefficient of a component can have: one for its first bit and one for each further bit. */
const bitsOfCoefficient = 14;
const mostScans = components.length * coefficients * bitsOfCoefficient;

/** Collects bits, the highest first. As the format demands, the last byte is filled up with ones. */
class BitWriter {
  private readonly bits: string[] = [];
  write(value: number, length: number): void {
    if (length > 0) this.bits.push(value.toString(2).padStart(length, '0'));
  }
  toBuffer(): Buffer {
    const text = this.bits.join('');
    const padded = text.padEnd(Math.ceil(text.length / 8) * 8, '1');
    return Buffer.from(padded.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  }
}

function segment(marker: number, content: readonly number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** Encodes `count` empty blocks in as few end-of-band runs as the format allows. */
function emptyBlocks(count: number): Buffer {
  const writer = new BitWriter();
  for (let left = count; left > 0; ) {
    const length = Math.min(14, Math.floor(Math.log2(left)));
    const run = Math.min(left, 2 ** (length + 1) - 1);
    writer.write(length, 4);
    writer.write(run - 2 ** length, length);
    left -= run;
  }
  return stuffed(writer.toBuffer());
}

/** Inserts a zero after each byte 0xFF, because a decoder would otherwise read it as a marker. */
const stuffed = (data: Buffer) =>
  Buffer.from([...data].flatMap((byte) => (byte === 0xff ? [0xff, 0x00] : [byte])));

function header(sidePx: number): Buffer[] {
  const [high, low] = [sidePx >> 8, sidePx & 0xff];
  const frame = components.flatMap((id) => [id, 0x11, 0]);
  // The first Huffman table has one code of one bit, because all DC differences are zero. The second has fifteen codes
  // of four bits, one for each length of a run of empty blocks.
  const codes = (counts: Record<number, number>) =>
    Array.from({ length: 16 }, (_, i) => counts[i + 1] ?? 0);
  const runs = Array.from({ length: 15 }, (_, length) => length << 4);
  return [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, high, low, high, low, components.length, ...frame]),
    segment(0xc4, [0x00, ...codes({ 1: 1 }), 0]),
    segment(0xc4, [0x10, ...codes({ 4: 15 }), ...runs]),
  ];
}

/** Returns a progressive JPEG of one colour with this many scans. */
export function buildManyScansJpeg({
  sidePx = 4_800,
  scans = mostScans,
}: ManyScansOptions = {}): Buffer {
  const blocks = (sidePx / 8) ** 2;
  const dc = segment(0xda, [components.length, ...components.flatMap((id) => [id, 0]), 0, 0, 0]);
  const parts = [
    ...header(sidePx),
    dc,
    Buffer.concat([
      Buffer.alloc(Math.floor((blocks * components.length) / 8)),
      // The last byte is filled up with ones.
      Buffer.from(
        [0xff >> ((blocks * components.length) % 8)].filter(
          () => (blocks * components.length) % 8 > 0,
        ),
      ),
    ]),
  ];
  const empty = emptyBlocks(blocks);
  let left = scans - 1;
  for (let bit = bitsOfCoefficient - 1; bit >= 0; bit--) {
    for (const id of components) {
      for (let k = 1; k <= coefficients && left > 0; k++, left--) {
        const before = bit === bitsOfCoefficient - 1 ? 0 : bit + 1;
        parts.push(segment(0xda, [1, id, 0x00, k, k, (before << 4) | bit]), empty);
      }
    }
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}
