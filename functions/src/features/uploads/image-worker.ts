import { encodeImage } from './encode-image.ts';
import type { WorkerAnswer } from './image-workers.ts';

/** The process that decodes images. It receives one image at a time and replies to each. */

const answer = (message: WorkerAnswer) => process.send?.(message);

process.on('message', (bytes: Uint8Array) => {
  encodeImage(bytes).then(
    (image) => answer({ image }),
    (error: Error) => answer({ refused: error.message }),
  );
});
// A normal exit would wait for the threads of the decoder.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
answer('ready');
