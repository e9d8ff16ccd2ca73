import type { FileAnswers, OpenedFile } from '@fanclub/contract/read-file/open-file';

export interface OpenRequest {
  bytes: Uint8Array;
  answers: FileAnswers;
}

const patienceMs = 10_000;
const tooSlow: OpenedFile = { state: 'refused', why: 'slow' };

/**
 * Reads a file in a new worker, which is loaded now and ended after the answer, or after ten seconds without one. Throws
 * if the worker cannot be loaded.
 */
export function openInWorker(request: OpenRequest): Promise<OpenedFile> {
  const worker = new Worker(new URL('./open-file-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<OpenedFile>((resolve, reject) => {
    const timer = setTimeout(resolve, patienceMs, tooSlow);
    worker.addEventListener('message', ({ data }: MessageEvent<OpenedFile>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('the worker failed'));
    });
    worker.postMessage(request);
  });
  return answer.finally(() => worker.terminate());
}
