import type { RouteBody } from '@fanclub/contract/http/route';
import { uploadFile as route } from '@fanclub/contract/uploads/routes';
import { call } from '#api/client.ts';

export type UploadDetails = RouteBody<typeof route>;

interface UploadProgress {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Sends an image to the server and answers the address to register with. */
export async function uploadFile(
  file: File,
  details: UploadDetails,
  progress: UploadProgress = {},
): Promise<string> {
  const { file_url } = await call(route, { files: { file }, body: details, ...progress });
  return file_url;
}
