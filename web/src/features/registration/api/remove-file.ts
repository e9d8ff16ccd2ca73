import { removeFile as route } from '@fanclub/contract/uploads/routes';
import { call } from '#api/client.ts';

/** Asks the server to forget an upload; what it does not remove runs out by itself. */
export async function removeFile(fileUrl: string): Promise<void> {
  await call(route, { body: { file_url: fileUrl } }).catch(() => undefined);
}
