import { vi } from 'vitest';

/**
 * Replaces the browser's `Worker`, which tests don't have. It responds to each message with the value that the
 * test has set.
 */
class AnsweringWorker extends EventTarget {
  static answer: unknown;

  postMessage() {
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: AnsweringWorker.answer })),
    );
  }

  terminate() {}
}

export const fakeWorker = {
  answers(answer: unknown) {
    AnsweringWorker.answer = answer;
    vi.stubGlobal('Worker', AnsweringWorker);
    vi.stubGlobal('OffscreenCanvas', class {});
  },
};
