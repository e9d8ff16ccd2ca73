/** Kinds of documents that a person uploads. See docs/domain/registration.md#documents. */
export const fileTypes = ['receipt', 'passport'] as const;
export type FileType = (typeof fileTypes)[number];

/** Content types and maximum size of an uploaded image. */
export const acceptedImageTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const;
export const maxFileMegabytes = 5;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** Longest side of a stored image in pixels. Browsers that can scale images down do so before the upload. */
export const longestImageSidePx = 2_600;

/** Maximum size of a stored image. The server lowers the quality of a larger image until it fits. */
export const maxKeptBytes = 1_500_000;

/** Time after which an upload is deleted if no application has claimed it. */
export const unclaimedUploadTtlMs = 7 * 24 * 60 * 60 * 1000;

export const fileUrlPrefix = '/api/files/';

/** Path of an uploaded file: `/api/files/{id}` with an id of 32 random URL-safe characters. */
export const fileUrlPattern = /^\/api\/files\/[A-Za-z0-9_-]{32}$/;

/**
 * Returns the error key for a file that is missing, empty, too large or of another type; null if the file is accepted.
 * Browsers check this before the upload; the server also checks the content.
 */
export function checkImageFile(
  file: { type: string; size: number } | null | undefined,
): 'file_required' | 'invalid_file_format' | 'file_too_large' | null {
  if (!file || file.size === 0) return 'file_required';
  if (!(acceptedImageTypes as readonly string[]).includes(file.type)) return 'invalid_file_format';
  if (file.size > maxFileBytes) return 'file_too_large';
  return null;
}
