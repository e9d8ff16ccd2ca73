import type { ErrorKey } from '@fanclub/contract/http/error-body';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImageHint } from '#documents/prepare/image-quality.ts';
import { checkChosenFile, prepareImage } from '#documents/prepare/prepare-image.ts';
import type { ImageName, KeptImages } from '#store/kept-images.ts';
import { removeFile, uploadFile } from './server-copy.ts';
import { isRefused, keyOf, lostFor, willPass } from './upload-errors.ts';
import { useRetry } from './use-retry.ts';

/** The state of one image of the form: the local copy, the upload's progress and its error. */
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

export interface Upload extends UploadState {
  /** True if only this device has the image and no upload is running. */
  isUnsent: boolean;
  /** Starts to prepare and upload the file. Returns false if the file cannot be an image. */
  choose: (file: File | undefined) => boolean;
  cancel: () => void;
  remove: () => void;
  tryAgain: () => void;
  /** Clears the error of a refused replacement. The previous image is still valid. */
  dropRefusal: () => void;
  /** Uploads the local copy again and returns the new URL. Rejects if there is no local copy. */
  sendAgain: () => Promise<string>;
}

const noUpload: UploadState = {
  file: null,
  isPreparing: false,
  hints: [],
  progress: null,
  error: null,
  failures: 0,
};

/** Where an image belongs: its form field and its local copy. */
interface UploadPlace {
  fileType: FileType;
  /** The path of the form field that holds the image's URL; `url` is its current value. */
  field: string;
  url: string;
  setUrl: (url: string) => void;
  /** The name under which this device stores the local copy. */
  image: ImageName;
  images: KeptImages<File>;
}

/**
 * Handles one image of the form: prepares the chosen file, stores a local copy, uploads it and sets its URL.
 */
export function useUpload(place: UploadPlace, isRestored: boolean): Upload {
  const { fileType, field, url, setUrl, image, images } = place;
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
    images.discard(image);
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

  const send = async (file: File) => {
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const onProgress = (progress: number) =>
      signal.aborted || setState((now) => ({ ...now, progress }));
    try {
      const sent = await uploadFile(file, fileType, { signal, onProgress });
      if (signal.aborted) return;
      setState((now) => ({ ...now, progress: null, error: null, failures: 0 }));
      setUrl(sent);
    } catch (error) {
      if (!signal.aborted) onFailure(error);
    } finally {
      if (sending.current === controller) sending.current = null;
    }
  };

  const start = (file: File, hints: ImageHint[] = []) => {
    setState({ ...noUpload, file, hints, progress: 0 });
    setUrl('');
    return send(file);
  };

  const tryAgain = () => {
    if (state.file && isUnsent && !sending.current) send(state.file);
  };
  useRetry(isUnsent ? state.failures : 0, tryAgain);

  // An upload that was interrupted because the page was closed starts again when the page is opened.
  const onLoaded = useEffectEvent((file: File | undefined) => {
    if (!file || chosen.current > 0) return;
    if (url) setState({ ...noUpload, file });
    else start(file);
  });

  useEffect(() => {
    let isHere = true;
    // If no draft was restored, a local copy that still exists is from an earlier form and is deleted.
    if (isRestored) images.load(image).then((file) => isHere && onLoaded(file));
    else images.discard(image);
    return () => {
      isHere = false;
      sending.current?.abort();
    };
  }, [image, images, isRestored]);

  const prepare = async (file: File) => {
    chosen.current += 1;
    const choice = chosen.current;
    setState((now) => ({ ...now, isPreparing: true, error: null }));
    try {
      const prepared = await prepareImage(file);
      if (choice !== chosen.current) return;
      if (url) removeFile(url);
      images.save(image, prepared.file);
      start(prepared.file, prepared.hints);
    } catch (error) {
      if (choice !== chosen.current) return;
      setState((now) => ({ ...now, isPreparing: false, error: keyOf(error) }));
    }
  };

  return {
    ...state,
    progress: state.isPreparing ? 0 : state.progress,
    isUnsent,
    tryAgain,
    choose(file) {
      const problem = checkChosenFile(file);
      if (file && !problem) prepare(file);
      else setState((now) => ({ ...now, error: problem }));
      return problem === null;
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
    async sendAgain() {
      const file = state.file ?? (await images.load(image));
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
