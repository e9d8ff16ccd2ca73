import { encodeImage } from './encode-image.ts';
import type { WorkerAnswer } from './image-workers.ts';

/** The process in which images are decoded: it is sent one at a time and answers each. */

const answer = (message: WorkerAnswer) => process.send?.(message);

process.on('message', (bytes: Uint8Array) => {
  encodeImage(bytes).then(
    (image) => answer({ image }),
    (error: Error) => answer({ refused: error.message }),
  );
});
// An ordinary exit would wait for the decoder's threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
answer('ready');
