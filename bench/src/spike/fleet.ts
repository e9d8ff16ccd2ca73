import { randomUUID } from 'node:crypto';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { product, type ServedFunction, serve } from '../served-function.ts';

/** Several processes of the deployed bundle, which share the load as several instances do in production. */
export interface Fleet {
  /** Returns the address of one of the processes. Successive calls go through all processes in turn. */
  url: () => string;
  /**
   * Resolves with the number of transactions that Firestore aborted in all processes since the last call of
   * `takeAborts`.
   */
  takeAborts: () => Promise<number>;
  stop: () => Promise<void>;
}

export async function serveFleet(size: number): Promise<Fleet> {
  const servers: ServedFunction[] = await Promise.all(
    Array.from({ length: size }, () => serve(product, { countsReads: true })),
  );
  let next = 0;
  return {
    url: () => servers[next++ % size]?.url ?? '',
    async takeAborts() {
      const counts = await Promise.all(servers.map((server) => server.takeCounts()));
      return counts.reduce((sum, { aborts }) => sum + aborts, 0);
    },
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}

/** The response to one request, whatever its status. The status is 0 if no JSON response came. */
export interface Outcome {
  status: number;
  ms: number;
  body: Record<string, unknown>;
  retryAfter: string | null;
}

const patienceMs = 90_000;

/**
 * Sends a registration to the next process, with the headers that the wizard sends, and times the response. Never
 * rejects: a failed request has the status 0.
 */
export async function sendRegistration(fleet: Fleet, body: RegisterRequest): Promise<Outcome> {
  const startedAt = performance.now();
  const took = () => performance.now() - startedAt;
  try {
    const response = await fetch(`${fleet.url()}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, ms: took(), body: answer, retryAfter };
  } catch {
    return { status: 0, ms: took(), body: {}, retryAfter: null };
  }
}
