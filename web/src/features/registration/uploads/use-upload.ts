import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { checkImageFile, type FileType } from '@fanclub/contract/uploads/file-rules';
import type { FormikContextType } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { removeFile } from '../api/remove-file.ts';
import { type UploadDetails, uploadFile } from '../api/upload-file.ts';
import { discardImage, loadImage, saveImage } from '../draft/draft-images.ts';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { noUpload, type Upload } from './upload-state.ts';

const urlFields = { receipt: 'receiptUrl', passport: 'passportUrl' } as const;

function detailsOf(fileType: FileType, draft: RegistrationDraft): UploadDetails {
  return {
    file_type: fileType,
    ...(draft.last_name && { surname: draft.last_name.slice(0, 60) }),
    ...(fileType === 'receipt' && draft.payment_method && { payment_method: draft.payment_method }),
    ...(fileType === 'receipt' &&
      draft.euro_payment_method && { euro_payment_method: draft.euro_payment_method }),
  };
}

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
  form: FormikContextType<RegistrationDraft>,
  isRestored: boolean,
): Upload {
  const urlField = urlFields[fileType];
  const [state, setState] = useState(noUpload);
  const sending = useRef<AbortController | null>(null);
  const latest = useRef(form);
  latest.current = form;

  const setUrl = (url: string) => latest.current.setFieldValue(urlField, url);

  const forget = (error: ErrorKey | null = null) => {
    setState({ ...noUpload, error });
    discardImage(fileType);
    setUrl('');
  };

  const forgetRefusal = useCallback(() => {
    const isKept = latest.current.values[urlField] !== '';
    setState((now) => (now.file || isKept ? { ...now, error: null } : now));
  }, [urlField]);

  const forgetOnServer = () => {
    const url = latest.current.values[urlField];
    if (url) removeFile(url);
  };

  const send = async (file: File) => {
    const controller = new AbortController();
    sending.current?.abort();
    sending.current = controller;
    setState({ file, progress: 0, error: null });
    setUrl('');
    try {
      const url = await uploadFile(file, detailsOf(fileType, latest.current.values), {
        signal: controller.signal,
        onProgress: (progress) => setState((now) => ({ ...now, progress })),
      });
      if (controller.signal.aborted) return;
      setState({ file, progress: null, error: null });
      setUrl(url);
    } catch (error) {
      if (!controller.signal.aborted) forget(keyOf(error));
    }
  };

  const restore = async (isHere: () => boolean) => {
    // What outlived its draft belongs to nobody.
    if (!isRestored) return discardImage(fileType);
    const file = await loadImage(fileType);
    if (!isHere() || !file || sending.current) return;
    if (latest.current.values[urlField]) setState({ ...noUpload, file });
    // A page that was closed while it sent a picture carries on where it is opened again.
    else send(file);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the draft brought along
  useEffect(() => {
    let isHere = true;
    restore(() => isHere);
    return () => {
      isHere = false;
      sending.current?.abort();
    };
  }, []);

  return {
    ...state,
    choose(file) {
      const problem = checkImageFile(file);
      if (problem || !file) return setState((now) => ({ ...now, error: problem }));
      forgetOnServer();
      saveImage(fileType, file);
      send(file);
    },
    cancel() {
      sending.current?.abort();
      forget();
    },
    remove() {
      sending.current?.abort();
      forgetOnServer();
      forget();
    },
    forgetRefusal,
    async sendAgain() {
      const file = state.file ?? (await loadImage(fileType));
      if (!file) {
        forget('upload_not_found');
        throw lostFor(urlField);
      }
      const url = await uploadFile(file, detailsOf(fileType, latest.current.values));
      setUrl(url);
      return url;
    },
  };
}
