import type { ErrorKey } from '@fanclub/contract/http/error-body';

/** One document of the form: the local copy, how far it has been sent, and what went wrong. */
export interface UploadState {
  file: File | null;
  /** 0 to 1 while it is being sent. */
  progress: number | null;
  error: ErrorKey | null;
}

export const noUpload: UploadState = { file: null, progress: null, error: null };

export interface Upload extends UploadState {
  choose: (file: File | undefined) => void;
  cancel: () => void;
  remove: () => void;
  /** Drops the complaint about a refused replacement; the picture that was there is still good. */
  forgetRefusal: () => void;
  /** Sends the local copy once more; rejects where there is none. */
  sendAgain: () => Promise<string>;
}
