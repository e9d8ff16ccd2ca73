import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { acceptedImageTypes, checkImageFile } from '@fanclub/contract/uploads/file-rules';
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

/** Types that a person may choose: the types that the server accepts, and WebP, which the browser converts. */
const choosableTypes = [...acceptedImageTypes, 'image/webp'] as const;

/** The names of these types, as the pages say them. */
export const choosableFormats = isolateLtr('JPEG, PNG, WebP');

/** iPhones and iPads convert photos from HEIC to JPEG, unless the page accepts HEIC. */
const isAppleTouch = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * Value of the input's `accept`. Except on iPhones and iPads the value includes HEIC, so that the page can explain what
 * to do with a HEIC file.
 */
export const choosableFiles = () =>
  [...choosableTypes, ...(isAppleTouch() ? [] : ['.heic', '.heif'])].join(',');

/** Accepted files up to this size are sent unchanged, so that the server recognises a receipt that is sent twice. */
const smallBytes = 1024 * 1024;
const patienceMs = 20_000;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
const isAccepted = ({ type }: Blob) => (acceptedImageTypes as readonly string[]).includes(type);

/** Returns the error of a chosen file, from its name, type and size, or null if the file can be used. */
export function checkChosenFile(file: File | undefined): ErrorKey | null {
  if (!file || file.size === 0) return 'file_required';
  const isKnown = isHeic(file) || (choosableTypes as readonly string[]).includes(file.type);
  return isKnown ? null : 'invalid_file_format';
}

/**
 * Prepares a picture for upload and finds hints about its quality. A small JPEG or PNG is sent unchanged. Any other
 * picture is turned upright, scaled down to the longest side that the server stores, and converted to JPEG. If this
 * fails for a large JPEG or PNG, or makes it no smaller, the file is sent unchanged, too. Throws `ImageRefusal` if the
 * picture cannot be sent.
 */
export async function prepareImage(file: File): Promise<PreparedImage> {
  const mustEncode = !isAccepted(file) || file.size > smallBytes;
  const { image, hints } = await askWorker({ file, mustEncode });
  const isBetter = image !== null && (!isAccepted(file) || image.size < file.size);
  const sent = isBetter ? toJpeg(image, file) : file;
  if (isHeic(sent)) throw new ImageRefusal('heic_unreadable');
  const problem = checkImageFile(sent);
  if (problem) throw new ImageRefusal(problem);
  return { file: sent, hints: hints ?? [] };
}

function toJpeg(image: Blob, { name }: File): File {
  return new File([image], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: image.type });
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
