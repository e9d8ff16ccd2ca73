import pLimit from 'p-limit';
import type { Metadata, Sharp } from 'sharp';
import { AppError } from '#platform/app-error';
import { log } from '#platform/log';

/** An image as it is kept. */
export interface PreparedImage {
  bytes: Buffer;
  contentType: 'image/jpeg';
}

const longestSidePx = 2_600;
const jpegQuality = 85;
const maxPixels = 50_000_000;
/** 50 megapixels of four 8-bit channels. */
const maxDecodedBytes = 200_000_000;
/** More than what phones and screens give; such an image can need 300 MB while it is decoded. */
const largeDecodedBytes = 70_000_000;

const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Two at once, one of them large at most: an instance has 1 GiB, and requests to hold beside them. */
const decodeInTurn = pLimit(2);
const decodeLargeInTurn = pLimit(1);

function formatOf(bytes: Buffer): 'jpeg' | 'png' | null {
  if (bytes.subarray(0, jpegStart.length).equals(jpegStart)) return 'jpeg';
  if (bytes.subarray(0, pngStart.length).equals(pngStart)) return 'png';
  return null;
}

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // No image comes twice, so its cache would only hold memory.
  sharp.cache(false);
  return sharp;
}

function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

/**
 * Decodes a JPEG or PNG by its content, whatever its name says, and encodes it anew as a JPEG:
 * upright, at most 2600 px long, on white, in sRGB and without metadata. Throws
 * `invalid_file_format` for anything else, for a damaged image and for one too large to decode.
 */
export async function prepareImage(bytes: Buffer): Promise<PreparedImage> {
  const format = formatOf(bytes);
  // Settled before sharp sees the bytes, so that its other decoders (SVG, GIF, …) never run.
  if (!format) throw new AppError('invalid_file_format');
  const sharp = await loadSharp();
  try {
    // "error", not "warning": phones write harmless oddities that decoders warn about.
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });
    const size = decodedBytes(await image.metadata());
    if (size > maxDecodedBytes) throw new Error('too large when decoded');
    const encode = () => decodeInTurn(() => encodeAnew(image, format));
    return await (size > largeDecodedBytes ? decodeLargeInTurn(encode) : encode());
  } catch (error) {
    log.info('image refused', { reason: error instanceof Error ? error.message : 'unknown' });
    throw new AppError('invalid_file_format');
  }
}

async function encodeAnew(image: Sharp, format: 'jpeg' | 'png'): Promise<PreparedImage> {
  const bytes = await image
    .autoOrient()
    .resize({
      width: longestSidePx,
      height: longestSidePx,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .flatten({ background: 'white' })
    .jpeg({
      quality: jpegQuality,
      // PNGs are mostly screenshots: full colour resolution keeps small coloured text sharp.
      chromaSubsampling: format === 'png' ? '4:4:4' : '4:2:0',
    })
    .toBuffer();
  return { bytes, contentType: 'image/jpeg' };
}
