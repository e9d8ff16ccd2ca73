/** Kinds of documents that a person uploads: docs/domain/registration.md#documents */
export const fileTypes = ['receipt', 'passport'] as const;
export type FileType = (typeof fileTypes)[number];

/** Uploads are images of at most 5 MB. */
export const acceptedImageTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const;
export const maxFileMegabytes = 5;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** Longest side of a stored image; browsers that can scale images send no larger ones. */
export const longestImageSidePx = 2_600;

/** Time for which an unclaimed upload is kept. */
export const unclaimedUploadTtlMs = 7 * 24 * 60 * 60 * 1000;

export const fileUrlPrefix = '/api/files/';

/** Path of an upload, `/api/files/{id}`: the id is 32 random URL-safe characters. */
export const fileUrlPattern = /^\/api\/files\/[A-Za-z0-9_-]{32}$/;

/**
 * Returns the problem of a file that a browser can find before it sends it, or null; the server checks the
 * content itself.
 */
export function checkImageFile(
  file: { type: string; size: number } | null | undefined,
): 'file_required' | 'invalid_file_format' | 'file_too_large' | null {
  if (!file || file.size === 0) return 'file_required';
  if (!(acceptedImageTypes as readonly string[]).includes(file.type)) return 'invalid_file_format';
  if (file.size > maxFileBytes) return 'file_too_large';
  return null;
}
