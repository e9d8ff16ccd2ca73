import { openFile } from '@fanclub/contract/read-file/open-file';
import { vi } from 'vitest';
import type { OpenRequest } from '#admin-kit/bring-file/open-in-worker.ts';

type AnswerTo = (message: unknown) => unknown;

/**
 * Replaces the browser's `Worker`, which tests don't have. It responds to each message with the value that the
 * test has set.
 */
class AnsweringWorker extends EventTarget {
  static answerTo: AnswerTo;

  async postMessage(message: unknown) {
    const data = await AnsweringWorker.answerTo(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate() {}
}

export const fakeWorker = {
  answers(answer: unknown) {
    fakeWorker.answersEach(() => answer);
  },
  /** Sets the function that returns the response to each message, or a promise of the response. */
  answersEach(answerTo: AnswerTo) {
    AnsweringWorker.answerTo = answerTo;
    vi.stubGlobal('Worker', AnsweringWorker);
    vi.stubGlobal('OffscreenCanvas', class {});
  },
  /** Reads the files that are brought, as the panel's worker does. */
  readsFiles() {
    fakeWorker.answersEach((request) => {
      const { bytes, answers } = request as OpenRequest;
      return openFile(bytes, answers);
    });
  },
};
