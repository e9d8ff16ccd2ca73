import type { ErrorKey } from '@fanclub/contract/http/error-body';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImageCopy } from '#store/kept-images.ts';
import type { ImageHint } from '../prepare/image-quality.ts';
import { type PreparedImage, prepareImage } from '../prepare/prepare-image.ts';
import { removeFile, uploadFile } from './server-copy.ts';
import { isRefused, keyOf, lostFor, willPass } from './upload-errors.ts';

/** The state of one image: the local copy, the upload's progress and its error. */
interface UploadState {
  file: File | null;
  /** True while the browser prepares the chosen image for the upload. */
  isPreparing: boolean;
  hints: ImageHint[];
  /** The uploaded share from 0 to 1; null while nothing is being uploaded. */
  progress: number | null;
  error: ErrorKey | null;
  /** The number of attempts that failed for a temporary reason. They are repeated automatically. */
  failures: number;
}

export interface ImageUpload extends UploadState {
  /** True if there is an image: on this device, or on the server under the place's URL. */
  isChosen: boolean;
  /** True if only this device has the image and no upload is running. */
  isUnsent: boolean;
  /** Starts to prepare and upload the file. Returns false if there is none. */
  choose: (file: File | undefined) => boolean;
  cancel: () => void;
  remove: () => void;
  tryAgain: () => void;
  /** Clears the error of a refused replacement. The previous image is still valid. */
  dropRefusal: () => void;
  /**
   * Uploads the local copy again and returns the new URL. Rejects with an error of this form field if there is no
   * local copy.
   */
  sendAgain: (field: string) => Promise<string>;
}

const noUpload: UploadState = {
  file: null,
  isPreparing: false,
  hints: [],
  progress: null,
  error: null,
  failures: 0,
};

/** Where an image belongs. */
interface UploadPlace {
  fileType: FileType;
  /** The URL of the uploaded image; empty while there is none. */
  url: string;
  /** Called with the URL of an uploaded image and with the image, or with an empty URL when there is none any more. */
  setUrl: (url: string, image?: PreparedImage) => void;
  /** The copy that this device keeps. Without it, the image lasts until the page is left. */
  copy?: ImageCopy;
}

/** Handles one image: prepares the chosen file, stores a local copy, uploads it and sets its URL. */
export function useUpload({ fileType, url, setUrl, copy }: UploadPlace): ImageUpload {
  const [state, setState] = useState(noUpload);
  const sending = useRef<AbortController | null>(null);
  const chosen = useRef(0);
  const isUnsent =
    state.file !== null && url === '' && state.progress === null && !state.isPreparing;

  const stop = () => {
    chosen.current += 1;
    sending.current?.abort();
    sending.current = null;
  };

  const discard = (error: ErrorKey | null = null) => {
    setState({ ...noUpload, error });
    copy?.discard();
    setUrl('');
  };

  const onFailure = (error: unknown) => {
    if (isRefused(error)) return discard(keyOf(error));
    const passes = willPass(error);
    setState((now) => ({
      ...now,
      progress: null,
      error: passes ? null : 'upload_failed',
      failures: passes ? now.failures + 1 : 0,
    }));
  };

  const send = async (image: PreparedImage) => {
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const onProgress = (progress: number) =>
      signal.aborted || setState((now) => ({ ...now, progress }));
    try {
      const sent = await uploadFile(image.file, fileType, { signal, onProgress });
      if (signal.aborted) return;
      setState((now) => ({ ...now, progress: null, error: null, failures: 0 }));
      setUrl(sent, image);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    } finally {
      if (sending.current === controller) sending.current = null;
    }
  };

  const start = (image: PreparedImage) => {
    setState({ ...noUpload, ...image, progress: 0 });
    setUrl('');
    return send(image);
  };

  const tryAgain = () => {
    const { file, hints } = state;
    if (file && isUnsent && !sending.current) send({ file, hints });
  };
  useRetry(isUnsent ? state.failures : 0, tryAgain);

  // An upload that was interrupted because the page was closed starts again when the page is opened.
  const load = useEffectEvent(async () => copy?.load());
  const onLoaded = useEffectEvent((kept: Awaited<ReturnType<typeof load>>) => {
    if (!kept || chosen.current > 0) return;
    const { file } = kept;
    if (!url && !kept.url) return start({ file, hints: [] });
    setState({ ...noUpload, file });
    if (kept.url) setUrl(kept.url);
  });

  useEffect(() => {
    let isHere = true;
    load().then((kept) => (isHere ? onLoaded(kept) : undefined));
    return () => {
      isHere = false;
      sending.current?.abort();
    };
  }, []);

  const prepare = async (file: File) => {
    chosen.current += 1;
    const choice = chosen.current;
    setState((now) => ({ ...now, isPreparing: true, error: null }));
    try {
      const prepared = await prepareImage(file);
      if (choice !== chosen.current) return;
      if (url) removeFile(url);
      copy?.save(prepared.file);
      start(prepared);
    } catch (error) {
      if (choice !== chosen.current) return;
      setState((now) => ({ ...now, isPreparing: false, error: keyOf(error) }));
    }
  };

  return {
    ...state,
    progress: state.isPreparing ? 0 : state.progress,
    isChosen: state.file !== null || state.isPreparing || url !== '',
    isUnsent,
    tryAgain,
    choose(file) {
      if (file?.size) prepare(file);
      else setState((now) => ({ ...now, error: 'file_required' }));
      return Boolean(file?.size);
    },
    cancel() {
      stop();
      discard();
    },
    remove() {
      stop();
      if (url) removeFile(url);
      discard();
    },
    dropRefusal() {
      setState((now) => (now.file || url ? { ...now, error: null } : now));
    },
    async sendAgain(field) {
      const file = state.file ?? (await copy?.load())?.file;
      if (!file) {
        discard('upload_not_found');
        throw lostFor(field);
      }
      const sent = await uploadFile(file, fileType);
      setUrl(sent);
      return sent;
    },
  };
}

const shortestPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Repeats a failed action as soon as the device is online or the page is visible again, and otherwise after
 * pauses that grow with each failure. Nothing is scheduled while `failures` is 0.
 */
function useRetry(failures: number, tryAgain: () => void): void {
  const retry = useEffectEvent(tryAgain);
  useEffect(() => {
    if (failures === 0) return;
    const onVisible = () => document.visibilityState === 'visible' && retry();
    const pauseMs = Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs);
    const timer = setTimeout(() => retry(), pauseMs);
    const onLine = () => retry();
    window.addEventListener('online', onLine);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onLine);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [failures]);
}
