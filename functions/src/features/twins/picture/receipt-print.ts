import { deflateSync, inflateSync } from 'node:zlib';
import { align, type Projection, scaleProjection } from './align.ts';
import { type Features, wordsEach } from './features.ts';
import { matchFeatures } from './match-features.ts';
import type { Picture } from './picture.ts';

/** What is kept of a receipt to compare it with others: no decoder of images ever sees it again. */
export interface ReceiptPrint {
  features: Features;
  /** Grey, in 16 steps, at most 800 px long: so that figures can be told apart. */
  detail: Picture;
  /** How many times larger it is than the picture whose features these are. */
  factor: number;
}

/** What is kept of a layout: the print of a receipt without its picture. */
export type Layout = Pick<ReceiptPrint, 'features' | 'factor'> & {
  detail: Pick<Picture, 'width' | 'height'>;
};

const headBytes = 10;
/** Places are kept to a sixteenth of a pixel. */
const fine = 16;

/** A print of what has at most half a megabyte, where it is noise. */
export function packPrint({ features, detail, factor }: ReceiptPrint): Buffer {
  const { width, height, pixels } = detail;
  const halves = Buffer.alloc(Math.ceil(pixels.length / 2));
  for (const [at, value] of pixels.entries()) {
    const half = Math.min(15, Math.max(0, Math.round(value / 17)));
    halves[at >> 1] = (halves[at >> 1] ?? 0) | (at & 1 ? half << 4 : half);
  }
  return Buffer.concat([
    packLayout({ features, factor, detail: { width, height } }),
    deflateSync(halves),
  ]);
}

/** The same without the picture. */
export function packLayout({ features, factor, detail }: Layout): Buffer {
  const { places, words } = features;
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(detail.width, 0);
  head.writeUInt16LE(detail.height, 2);
  head.writeFloatLE(factor, 4);
  head.writeUInt16LE(places.length / 2, 8);
  const kept = Buffer.from(Uint16Array.from(places, (place) => Math.round(place * fine)).buffer);
  return Buffer.concat([head, kept, Buffer.from(words.buffer, words.byteOffset, words.byteLength)]);
}

function layoutBytes(count: number): number {
  return headBytes + count * (2 * Uint16Array.BYTES_PER_ELEMENT + wordsEach * 4);
}

export function unpackLayout(packed: Buffer): Layout {
  const count = packed.readUInt16LE(8);
  const places = Float32Array.from(
    { length: count * 2 },
    (_, at) => packed.readUInt16LE(headBytes + at * 2) / fine,
  );
  const words = Uint32Array.from({ length: count * wordsEach }, (_, at) =>
    packed.readUInt32LE(headBytes + count * 4 + at * 4),
  );
  const detail = { width: packed.readUInt16LE(0), height: packed.readUInt16LE(2) };
  return { features: { places, words }, factor: packed.readFloatLE(4), detail };
}

export function unpackPrint(packed: Buffer): ReceiptPrint {
  const layout = unpackLayout(packed);
  const { width, height } = layout.detail;
  const halves = inflateSync(packed.subarray(layoutBytes(layout.features.places.length / 2)), {
    maxOutputLength: Math.ceil((width * height) / 2),
  });
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = (((halves[at >> 1] ?? 0) >> (at & 1 ? 4 : 0)) & 15) * 17;
  }
  return { ...layout, detail: { width, height, pixels } };
}

/** How a print's picture lies on a layout; null where it is laid out otherwise. */
export function layOn(layout: Omit<Layout, 'detail'>, print: ReceiptPrint): Projection | null {
  const p = align(matchFeatures(layout.features, print.features));
  return p && scaleProjection(p, layout.factor, print.factor);
}
