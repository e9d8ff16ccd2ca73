import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { checkImageFile, type FileType } from '@fanclub/contract/uploads/file-rules';
import type { FormikContextType } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { discardImage, loadImage, saveImage } from '../draft/draft-images.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { removeFile, uploadFile } from './server-copy.ts';

/** One document of the form: the local copy, how far it has been sent, and what went wrong. */
interface UploadState {
  file: File | null;
  /** 0 to 1 while it is being sent. */
  progress: number | null;
  error: ErrorKey | null;
}

export interface Upload extends UploadState {
  choose: (file: File | undefined) => void;
  cancel: () => void;
  remove: () => void;
  /** Drops the complaint about a refused replacement; the picture that was there is still good. */
  dropRefusal: () => void;
  /** Sends the local copy once more; rejects where there is none. */
  sendAgain: () => Promise<string>;
}

const noUpload: UploadState = { file: null, progress: null, error: null };
const urlFields = { receipt: 'receiptUrl', passport: 'passportUrl' } as const;

function keyOf(error: unknown): ErrorKey {
  if (!(error instanceof ApiError)) return 'upload_failed';
  return error.errors.file ?? error.code;
}

/** Neither the server nor this device has the picture any more. */
function lostFor(urlField: string): ApiError {
  const errors = { [urlField]: 'upload_not_found' } as const;
  return new ApiError({ status: 400, code: 'validation_error', message: 'No copy left', errors });
}

/** One document from the chosen file to the address on the server; lives as long as the wizard. */
export function useUpload(
  fileType: FileType,
  { values, setFieldValue }: FormikContextType<RegistrationDraft>,
  isRestored: boolean,
): Upload {
  const urlField = urlFields[fileType];
  const url = values[urlField];
  const [state, setState] = useState(noUpload);
  const sending = useRef<AbortController | null>(null);

  const discard = (error: ErrorKey | null = null) => {
    setState({ ...noUpload, error });
    discardImage(fileType);
    setFieldValue(urlField, '');
  };

  const send = async (file: File) => {
    const controller = new AbortController();
    sending.current?.abort();
    sending.current = controller;
    setState({ file, progress: 0, error: null });
    setFieldValue(urlField, '');
    try {
      const sent = await uploadFile(file, fileType, {
        signal: controller.signal,
        onProgress: (progress) => setState((now) => ({ ...now, progress })),
      });
      if (controller.signal.aborted) return;
      setState({ file, progress: null, error: null });
      setFieldValue(urlField, sent);
    } catch (error) {
      if (!controller.signal.aborted) discard(keyOf(error));
    }
  };

  // A page that was closed while it sent a picture carries on where it is opened again.
  const onLoaded = useEffectEvent((file: File | undefined) => {
    if (!file || sending.current) return;
    if (url) setState({ ...noUpload, file });
    else send(file);
  });

  useEffect(() => {
    let isHere = true;
    // What outlived its draft belongs to nobody.
    if (isRestored) loadImage(fileType).then((file) => isHere && onLoaded(file));
    else discardImage(fileType);
    return () => {
      isHere = false;
      sending.current?.abort();
    };
  }, [fileType, isRestored]);

  return {
    ...state,
    choose(file) {
      const problem = checkImageFile(file);
      if (problem || !file) return setState((now) => ({ ...now, error: problem }));
      if (url) removeFile(url);
      saveImage(fileType, file);
      send(file);
    },
    cancel() {
      sending.current?.abort();
      discard();
    },
    remove() {
      sending.current?.abort();
      if (url) removeFile(url);
      discard();
    },
    dropRefusal() {
      setState((now) => (now.file || url ? { ...now, error: null } : now));
    },
    async sendAgain() {
      const file = state.file ?? (await loadImage(fileType));
      if (!file) {
        discard('upload_not_found');
        throw lostFor(urlField);
      }
      const sent = await uploadFile(file, fileType);
      setFieldValue(urlField, sent);
      return sent;
    },
  };
}
