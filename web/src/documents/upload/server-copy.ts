import type { RouteBody } from '@fanclub/contract/http/route';
import { removeFile as removal, uploadFile as upload } from '@fanclub/contract/uploads/routes';
import { call } from '#api/client.ts';

interface UploadProgress {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Uploads an image and returns its URL for the request. */
export async function uploadFile(
  file: File,
  fileType: RouteBody<typeof upload>['file_type'],
  progress: UploadProgress = {},
): Promise<string> {
  const body = { file_type: fileType };
  const { file_url } = await call(upload, { files: { file }, body, ...progress });
  return file_url;
}

/** Deletes an uploaded image on the server. A failure is ignored, because unused uploads expire. */
export async function removeFile(fileUrl: string): Promise<void> {
  await call(removal, { body: { file_url: fileUrl } }).catch(() => undefined);
}
