import {
  type FileType,
  fileTypes,
  unclaimedUploadTtlMs,
} from '@fanclub/contract/uploads/file-rules';
import { keptImages } from './kept-images.ts';

/** The reviewers' request for which an image was chosen: the member's id and the time of the request. */
export interface FixRequest {
  memberId: string;
  since: string;
}

interface FixImage extends FixRequest {
  file: File;
  /** The image's address on the server; empty until it is uploaded. */
  url: string;
  keptAt: number;
}

const images = keptImages('fix-images.v1', (value): value is FixImage => {
  const image = value as Partial<FixImage> | undefined;
  return image?.file instanceof File && typeof image.url === 'string';
});

/**
 * The copy of the image that the member chose for the reviewers' request. It is kept until the member has sent all that
 * was requested, or logs out.
 */
export function fixCopy(fileType: FileType, request: FixRequest) {
  const discard = () => images.discard(fileType);
  return {
    discard,
    save: (file: File, url = '') =>
      images.save(fileType, { ...request, file, url, keptAt: Date.now() }),
    /** Deletes an image that belongs to another request or is so old that the server has deleted the upload. */
    async load() {
      const image = await images.load(fileType);
      if (!image) return undefined;
      const isOurs = image.memberId === request.memberId && image.since === request.since;
      if (isOurs && Date.now() - image.keptAt < unclaimedUploadTtlMs) return image;
      await discard();
      return undefined;
    },
  };
}

export const discardFixImages = () => Promise.all(fileTypes.map(images.discard));
