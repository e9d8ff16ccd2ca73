import { vi } from 'vitest';

/** Replaces the browser's workers, which tests don't have: it answers each message. */
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
