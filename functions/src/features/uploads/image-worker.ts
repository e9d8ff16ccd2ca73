import { makePrint } from '#features/twins/picture/make-print';
import { encodeImage } from './encode-image.ts';
import type { ImageOrder, WorkerAnswer } from './image-workers.ts';

/** The process in which images are decoded: it is sent one at a time and answers each. */

const answer = (message: WorkerAnswer) => process.send?.(message);

async function carryOut({ bytes, wantsPrint }: ImageOrder): Promise<WorkerAnswer> {
  const image = await encodeImage(bytes);
  // Whoever has paid is not refused because we cannot compare the picture.
  const print = wantsPrint ? await makePrint(image).catch(() => null) : null;
  return { image, print };
}

process.on('message', (order: ImageOrder) => {
  carryOut(order).then(answer, (error: Error) => answer({ refused: error.message }));
});
// An ordinary exit would wait for the decoder's threads.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
answer('ready');
