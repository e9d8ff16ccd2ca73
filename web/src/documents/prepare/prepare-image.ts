import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { fileKindOf, maxFileBytes } from '@fanclub/contract/uploads/file-rules';
import { drawPicture, jpegQuality } from './draw-picture.ts';
import type { ImageHint } from './image-quality.ts';

export interface WorkerRequest {
  file: File;
  mustEncode: boolean;
}

/** `image` is null if the file was not converted. `hints` is null if the file could not be decoded. */
export interface WorkerAnswer {
  image: Blob | null;
  hints: ImageHint[] | null;
}

export interface PreparedImage {
  file: File;
  hints: ImageHint[];
}

/** The reason why a picture cannot be sent. */
export class ImageRefusal extends Error {
  override readonly name = 'ImageRefusal';
  readonly key: ErrorKey;

  constructor(key: ErrorKey) {
    super(key);
    this.key = key;
  }
}

/** Types that a file dialog offers: those that the server accepts, and those that most browsers can draw. */
const choosableTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/bmp,.jfif';

/** iPhones and iPads convert photos from HEIC to JPEG, unless the page accepts HEIC. */
const isAppleTouch = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * Value of the input's `accept`. Except on iPhones and iPads the value includes HEIC, so that the page can explain what
 * to do with a HEIC file.
 */
export const choosableFiles = () => choosableTypes + (isAppleTouch() ? '' : ',.heic,.heif');

/** Files up to this size are sent unchanged, so that the server recognises a receipt that is sent twice. */
const smallBytes = 1024 * 1024;
const patienceMs = 20_000;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** How an undamaged file of each kind ends. Many decoders refuse a file that was cut short. */
const ends = { jpeg: '\xff\xd9', png: 'IEND\xaeB`\x82' };

async function isWhole(file: File, kind: keyof typeof ends): Promise<boolean> {
  const end = String.fromCharCode(...(await bytesOf(file.slice(-8))));
  return end.endsWith(ends[kind]);
}

/**
 * Prepares a picture for upload and finds hints about its quality. The first bytes of the file decide what it is. A
 * small undamaged JPEG or PNG is sent unchanged. Whatever else the browser can draw is turned upright, scaled down to
 * the size that the server stores, and converted to JPEG. If this fails for a large JPEG or PNG, or makes it no smaller,
 * the file is sent unchanged, too. Throws `ImageRefusal` if the picture cannot be sent.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const kind = fileKindOf(await bytesOf(file.slice(0, 64)));
  if (kind === 'pdf') throw new ImageRefusal('pdf_not_image');
  const isTaken = (kind === 'jpeg' || kind === 'png') && (await isWhole(file, kind));
  const mustEncode = !isTaken || file.size > smallBytes;
  const { image, hints } = await askWorker({ file, mustEncode });
  const isNeeded = !isTaken || file.size > maxFileBytes;
  const encoded = image ?? (isNeeded ? await drawnByPage(file) : null);
  const name = file.name.replace(/\.[^.]*$/, '');
  if (encoded && (!isTaken || encoded.size < file.size)) {
    return { file: fileOf(encoded, `${name}.jpg`, 'image/jpeg'), hints: hints ?? [] };
  }
  if (!isTaken) throw new ImageRefusal(kind === 'heic' ? 'heic_unreadable' : 'invalid_file_format');
  return { file: fileOf(file, file.name, `image/${kind}`), hints: hints ?? [] };
}

function fileOf(blob: Blob, name: string, type: string): File {
  if (blob.size > maxFileBytes) throw new ImageRefusal('file_too_large');
  return new File([blob], name, { type });
}

/**
 * Draws a picture as the page shows it, which works for a file that was cut short and without a worker. Returns null if
 * the browser cannot draw it.
 */
async function drawnByPage(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  try {
    const picture = Object.assign(new Image(), { src: url });
    await picture.decode();
    const { canvas } = drawPicture(document.createElement('canvas'), picture);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const undecoded: WorkerAnswer = { image: null, hints: null };

/** Starts a new worker for each picture, so that the memory for decoding is freed when the worker ends. */
function askWorker(request: WorkerRequest): Promise<WorkerAnswer> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return Promise.resolve(undecoded);
  }
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' });
    const finish = (answer: WorkerAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(finish, patienceMs, undecoded);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => finish(data));
    worker.addEventListener('error', () => finish(undecoded));
    worker.postMessage(request);
  });
}
