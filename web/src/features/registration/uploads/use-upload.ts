import type { ErrorKey } from '@fanclub/contract/http/error-body';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImageHint } from '#documents/prepare/image-quality.ts';
import { checkChosenFile, prepareImage } from '#documents/prepare/prepare-image.ts';
import type { ImageName, KeptImages } from '#store/kept-images.ts';
import { removeFile, uploadFile } from './server-copy.ts';
import { isRefused, keyOf, lostFor, willPass } from './upload-errors.ts';
import { useRetry } from './use-retry.ts';

/** One document of the form: the local copy, how far it has been sent, and what went wrong. */
interface UploadState {
  file: File | null;
  /** What was chosen is being turned upright and made smaller. */
  isPreparing: boolean;
  hints: ImageHint[];
  /** 0 to 1 while it is being sent. */
  progress: number | null;
  error: ErrorKey | null;
  /** How often sending it has failed for a reason that passes; it is tried again by itself. */
  failures: number;
}

export interface Upload extends UploadState {
  /** It is here, but not on the server, and is not on its way. */
  isUnsent: boolean;
  /** Answers whether it is a file that can be a picture. */
  choose: (file: File | undefined) => boolean;
  cancel: () => void;
  remove: () => void;
  tryAgain: () => void;
  /** Drops the complaint about a refused replacement; the picture that was there is still good. */
  dropRefusal: () => void;
  /** Sends the local copy once more; rejects where there is none. */
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

/** Where the form holds an image. */
interface UploadPlace {
  fileType: FileType;
  /** The path of its address among the form's values, and what stands there. */
  field: string;
  url: string;
  setUrl: (url: string) => void;
  /** By which this device keeps the local copy. */
  image: ImageName;
  images: KeptImages<File>;
}

/** One document from the chosen file to the address on the server; lives as long as whoever calls it. */
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

  // A page that was closed while it sent a picture carries on where it is opened again.
  const onLoaded = useEffectEvent((file: File | undefined) => {
    if (!file || chosen.current > 0) return;
    if (url) setState({ ...noUpload, file });
    else start(file);
  });

  useEffect(() => {
    let isHere = true;
    // What outlived its draft belongs to nobody.
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
