import { vi } from 'vitest';

/** Stands for the workers of the browser, which tests do not have: answers each message. */
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
