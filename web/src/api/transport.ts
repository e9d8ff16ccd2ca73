import { browserPatienceMs } from '@fanclub/contract/http/patience';
import { networkError, toApiError } from './api-error.ts';

export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  cache?: RequestCache | undefined;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
}

const uploadTimeoutMs = 180_000;

/** Sends a request with fetch; throws `ApiError`, or the abort reason if the caller aborted. */
export async function send(request: OutgoingRequest): Promise<Response> {
  const { url, onProgress: _, signal, ...init } = request;
  const timeout = AbortSignal.timeout(browserPatienceMs);
  const response = await fetch(url, {
    ...init,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw networkError();
  });
  if (!response.ok) {
    const text = await response.text().catch(() => '');
    throw toApiError(response.status, text, response.headers.get('retry-after'));
  }
  return response;
}

/** Sends a form with XMLHttpRequest, because only that reports the upload's progress. */
export function sendForm(request: OutgoingRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    xhr.timeout = uploadTimeoutMs;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => request.onProgress?.(total ? loaded / total : 0);
    xhr.onload = () => {
      const { status, responseText } = xhr;
      if (status >= 200 && status < 300) resolve(new Response(responseText, { status }));
      else reject(toApiError(status, responseText, xhr.getResponseHeader('retry-after')));
    };
    xhr.onerror = () => reject(networkError());
    xhr.ontimeout = () => reject(networkError());
    xhr.onabort = () => reject(request.signal?.reason ?? networkError());
    xhr.onloadend = () => request.signal?.removeEventListener('abort', abort);
    if (request.signal?.aborted) return reject(request.signal.reason);
    request.signal?.addEventListener('abort', abort);
    xhr.send(request.body);
  });
}
