import { longestImageSidePx } from '@fanclub/contract/uploads/file-rules';
import sharp, { type Metadata } from 'sharp';

const jpegQuality = 85;
const maxPixels = 50_000_000;
/** 50 megapixels of four 8-bit channels. */
const maxDecodedBytes = 200_000_000;

// No image comes twice, so a cache would only use memory.
sharp.cache(false);

function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

/**
 * Decodes a JPEG or PNG and encodes it anew as a JPEG: upright, at most 2600 px long, on white, in
 * sRGB and without metadata. Throws for an image that is damaged or too large when decoded.
 */
export async function encodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  // "error", not "warning": phones write harmless oddities that decoders warn about.
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
      // PNGs are mostly screenshots: full colour resolution keeps small coloured text sharp.
      chromaSubsampling: metadata.format === 'png' ? '4:4:4' : '4:2:0',
    })
    .toBuffer();
}
