import { vi } from 'vitest';
import { serve } from './fake-server.ts';

/**
 * Connects the fake server to both ways in which the app sends requests: `fetch`, and XMLHttpRequest for forms.
 */
export function connectFakeServer(): void {
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
}

async function fakeFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { signal } = init;
  signal?.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const response = await Promise.race([serve(String(url), init), aborted]);
  if (!response) throw new TypeError('Failed to fetch');
  return response;
}

/** The part of XMLHttpRequest that `sendForm` uses. It reports progress at half of the upload. */
class FakeXhr {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  timeout = 0;
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  private method = 'GET';
  private url = '';
  private sent = new Headers();
  private answered = new Headers();
  private isOver = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.sent.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  abort(): void {
    this.end(() => this.onabort?.());
  }

  async send(body: FormData): Promise<void> {
    await null;
    if (!this.isOver) this.upload.onprogress?.({ loaded: 1, total: 2 });
    const response = await serve(this.url, { method: this.method, headers: this.sent, body });
    if (!response) return this.end(() => this.onerror?.());
    const text = await response.text();
    this.end(() => {
      this.status = response.status;
      this.responseText = text;
      this.answered = response.headers;
      this.onload?.();
    });
  }

  private end(report: () => void): void {
    if (this.isOver) return;
    this.isOver = true;
    report();
    this.onloadend?.();
  }
}
