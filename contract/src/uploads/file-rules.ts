/** Documents a person uploads: docs/domain/registration.md#documents */
export const fileTypes = ['receipt', 'passport'] as const;
export type FileType = (typeof fileTypes)[number];

/** Images only, 5 MB at most. */
export const acceptedImageTypes = ['image/jpeg', 'image/jpg', 'image/png'] as const;
export const maxFileMegabytes = 5;
export const maxFileBytes = maxFileMegabytes * 1024 * 1024;

/** What is kept of an image is at most this long; browsers that can scale send no more. */
export const longestImageSidePx = 2_600;

/** An unclaimed upload lives this long. */
export const unclaimedUploadTtlMs = 7 * 24 * 60 * 60 * 1000;

export const fileUrlPrefix = '/api/files/';

/** `/api/files/{id}`: the id is 32 random URL-safe characters. */
export const fileUrlPattern = /^\/api\/files\/[A-Za-z0-9_-]{32}$/;

/** What a browser can tell before it sends a file; the server looks at the content itself. */
export function checkImageFile(
  file: { type: string; size: number } | null | undefined,
): 'file_required' | 'invalid_file_format' | 'file_too_large' | null {
  if (!file || file.size === 0) return 'file_required';
  if (!(acceptedImageTypes as readonly string[]).includes(file.type)) return 'invalid_file_format';
  if (file.size > maxFileBytes) return 'file_too_large';
  return null;
}
