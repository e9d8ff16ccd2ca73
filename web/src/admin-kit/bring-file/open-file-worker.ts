import { openFile } from '@fanclub/contract/read-file/open-file';
import type { OpenRequest } from './open-in-worker.ts';

/** This worker reads files off the main thread, so that it can be ended if a file takes too long. */
addEventListener('message', async ({ data }: MessageEvent<OpenRequest>) => {
  postMessage(await openFile(data.bytes, data.answers));
});
