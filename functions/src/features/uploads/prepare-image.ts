import { fileKindOf } from '@fanclub/contract/uploads/file-rules';
import { AppError } from '#platform/app-error';
import { log } from '#platform/log';
import { createImageWorkers } from './image-workers.ts';
import { isCostlyJpeg } from './jpeg-structure.ts';

export interface PreparedImage {
  bytes: Buffer;
  contentType: 'image/jpeg';
}

/**
 * The most pixels of an interlaced PNG. Decoding it takes several times as long as without interlacing, and no camera
 * or screenshot makes interlaced PNGs.
 */
const interlacedMaxPixels = 12_000_000;
/** Where the header of a PNG has width, height and the kind of interlacing. */
const pngHeader = { width: 16, height: 20, interlacing: 28 };

function isCostlyPng(bytes: Buffer): boolean {
  if (bytes.length <= pngHeader.interlacing || bytes[pngHeader.interlacing] === 0) return false;
  const pixels = bytes.readUInt32BE(pngHeader.width) * bytes.readUInt32BE(pngHeader.height);
  return pixels > interlacedMaxPixels;
}

const workers = createImageWorkers();

/**
 * Checks the content before a decoder gets the bytes. So other formats (SVG, GIF, …) never reach their decoders. Throws
 * for a JPEG that was made to take much time, and for a large interlaced PNG, which took more than three seconds.
 * Without interlacing, the slowest PNG of the largest accepted size and number of pixels took a second.
 */
function checkContent(bytes: Buffer): void {
  const kind = fileKindOf(bytes);
  if (kind !== 'jpeg' && kind !== 'png') throw new Error('neither JPEG nor PNG');
  if (kind === 'png' && isCostlyPng(bytes)) throw new Error('large and interlaced');
  if (kind === 'jpeg' && isCostlyJpeg(bytes)) throw new Error('too many scans or segments');
}

/**
 * Decodes a JPEG or PNG, which is recognised by its content and not by its name, and encodes it as a JPEG (see
 * `encodeImage`). Throws `invalid_file_format` for any other content, for a damaged image, and for one that is too
 * large or takes too long to decode. Throws `service_busy` if too many images wait, or if no worker starts or the
 * worker dies.
 */
export async function prepareImage(bytes: Buffer): Promise<PreparedImage> {
  try {
    checkContent(bytes);
    return { bytes: await workers.encode(bytes), contentType: 'image/jpeg' };
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.info('image refused', { reason: error instanceof Error ? error.message : 'unknown' });
    throw new AppError('invalid_file_format');
  }
}
