import {
  type FileType,
  fileTypes,
  unclaimedUploadTtlMs,
} from '@fanclub/contract/uploads/file-rules';
import { keptImages } from './kept-images.ts';

/** Whose answer to which request of the review an image is. */
export interface FixRequest {
  memberId: string;
  since: string;
}

interface FixImage extends FixRequest {
  file: File;
  /** Where the server has it; empty until it was sent. */
  url: string;
  keptAt: number;
}

const images = keptImages('fix-images.v1', (value): value is FixImage => {
  const image = value as Partial<FixImage> | undefined;
  return image?.file instanceof File && typeof image.url === 'string';
});

/** Keeps an image that was chosen for a request until that is answered, or its member logs out. */
export function keepFixImage(fileType: FileType, request: FixRequest, file: File, url: string) {
  return images.save(fileType, { ...request, file, url, keptAt: Date.now() });
}

/** Discards what belongs to another request, or was kept longer than the server keeps it. */
export async function loadFixImage(fileType: FileType, { memberId, since }: FixRequest) {
  const image = await images.load(fileType);
  if (!image) return undefined;
  const isOurs = image.memberId === memberId && image.since === since;
  if (isOurs && Date.now() - image.keptAt < unclaimedUploadTtlMs) return image;
  await images.discard(fileType);
  return undefined;
}

export const discardFixImages = () => Promise.all(fileTypes.map(images.discard));
