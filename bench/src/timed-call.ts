import { Agent, request } from 'node:http';

/**
 * Connections are kept open, as between Firebase Hosting and a function, so that a timed call includes no handshake.
 */
const agent = new Agent({ keepAlive: true });

export interface TimedCall {
  url: string;
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The expected status of the response; 200 by default. */
  status?: number;
}

export interface TimedAnswer<T> {
  ms: number;
  body: T;
}

/** Makes one HTTP call and times it until the last byte has arrived. Rejects if the status is not the expected one. */
export function timedCall<T = unknown>(call: TimedCall): Promise<TimedAnswer<T>> {
  const payload = call.body === undefined ? undefined : JSON.stringify(call.body);
  const headers = {
    ...(payload && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
    }),
    ...(call.token && { authorization: `Bearer ${call.token}` }),
    ...call.headers,
  };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(call.url, { method: call.method ?? 'GET', headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const ms = performance.now() - startedAt;
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === (call.status ?? 200))
          resolve({ ms, body: JSON.parse(text) as T });
        else
          reject(new Error(`${call.method ?? 'GET'} ${call.url}: ${response.statusCode} ${text}`));
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}
