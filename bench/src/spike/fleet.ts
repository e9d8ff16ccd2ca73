import { randomUUID } from 'node:crypto';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { product, type ServedFunction, serve } from '../served-function.ts';

/** Several processes of the deployed bundle, as several instances share the load in production. */
export interface Fleet {
  /** The next process's address; calls go round. */
  url: () => string;
  /** Transactions that Firestore broke off, over all of them, since the last call of this. */
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

/** An answer, whatever it is; status 0 where there was none. */
export interface Outcome {
  status: number;
  ms: number;
  body: Record<string, unknown>;
  retryAfter: string | null;
}

const patienceMs = 90_000;

/** Sends JSON and times the answer; fails never. */
export async function send(url: string, init: RequestInit = {}): Promise<Outcome> {
  const startedAt = performance.now();
  const took = () => performance.now() - startedAt;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    const body = (await response.json()) as Record<string, unknown>;
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, ms: took(), body, retryAfter };
  } catch {
    return { status: 0, ms: took(), body: {}, retryAfter: null };
  }
}

/** Registers somebody at the next process, as the wizard does. */
export function sendRegistration(fleet: Fleet, body: RegisterRequest): Promise<Outcome> {
  return send(`${fleet.url()}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
}
