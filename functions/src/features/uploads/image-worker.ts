import { longestImageSidePx } from '@fanclub/contract/uploads/file-rules';
import sharp, { type Metadata } from 'sharp';
import type { WorkerAnswer } from './image-workers.ts';

/** The process that decodes images. It receives one image at a time and replies to each. */

const jpegQuality = 85;
const maxPixels = 50_000_000;
/** The most memory of a decoded image in bytes: 50 megapixels with four channels of 8 bits. */
const maxDecodedBytes = 200_000_000;

// Each image comes only once, so a cache would only use memory.
sharp.cache(false);

function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

/**
 * Decodes a JPEG or PNG and encodes it as a JPEG: upright, at most 2600 px long, on white, in sRGB and without
 * metadata. Throws for an image that is damaged or too large when decoded.
 */
async function encodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  // `failOn` is "error" and not "warning", because decoders warn about harmless peculiarities of phone pictures.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });
  const metadata = await image.metadata();
  if (decodedBytes(metadata) > maxDecodedBytes) throw new Error('too large when decoded');
  return image
    .autoOrient()
    .resize({
      width: longestImageSidePx,
      height: longestImageSidePx,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: 'white' })
    .jpeg({
      quality: jpegQuality,
      // PNGs are mostly screenshots. With full colour resolution, small coloured text in them stays sharp.
      chromaSubsampling: metadata.format === 'png' ? '4:4:4' : '4:2:0',
    })
    .toBuffer();
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
