import { keptSize, maxKeptBytes, scaledSize } from '@fanclub/contract/uploads/file-rules';
import sharp, { type Metadata, type OutputInfo } from 'sharp';
import type { WorkerAnswer } from './image-workers.ts';

/** The process that decodes images. It receives one image at a time and replies to each. */

/** The qualities that are tried until the image has few enough bytes. Text stays readable at the last one. */
const jpegQualities = [85, 75, 65, 55, 45];
const maxPixels = 50_000_000;
/** The most memory of a decoded image in bytes: 50 megapixels with four channels of 8 bits. */
const maxDecodedBytes = 200_000_000;

// Each image comes only once, so a cache would only use memory.
sharp.cache(false);

function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Encodes decoded pixels as a JPEG of at most `maxKeptBytes`. If the image has more bytes even at the lowest quality,
 * as only noise has, its width is halved.
 */
async function encodeWithin({ data, info }: Pixels, chromaSubsampling: string): Promise<Buffer> {
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  for (const quality of jpegQualities) {
    const bytes = await sharp(data, { raw }).jpeg({ quality, chromaSubsampling }).toBuffer();
    if (bytes.length <= maxKeptBytes) return bytes;
  }
  const half = sharp(data, { raw })
    .resize({ width: Math.ceil(width / 2) })
    .raw();
  return encodeWithin(await half.toBuffer({ resolveWithObject: true }), chromaSubsampling);
}

/**
 * Decodes a JPEG or PNG and encodes it as a JPEG: upright, in the size that is kept, on white, in sRGB and without
 * metadata. Throws for an image that is damaged or too large when decoded.
 */
async function encodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  // `failOn` is "error" and not "warning", because decoders warn about harmless peculiarities of phone pictures.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });
  const metadata = await image.metadata();
  if (decodedBytes(metadata) > maxDecodedBytes) throw new Error('too large when decoded');
  const pixels = await image
    .autoOrient()
    .resize({ ...scaledSize(metadata.autoOrient, keptSize), fit: 'fill' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // PNGs are mostly screenshots. With full colour resolution, small coloured text in them stays sharp.
  return encodeWithin(pixels, metadata.format === 'png' ? '4:4:4' : '4:2:0');
}

const answer = (message: WorkerAnswer) => process.send?.(message);

process.on('message', (bytes: Uint8Array) => {
  encodeImage(bytes).then(
    (image) => answer({ image }),
    (error: Error) => answer({ refused: error.message }),
  );
});
// A normal exit would wait for the threads of the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
answer('ready');
