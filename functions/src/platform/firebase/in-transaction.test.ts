import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { inTransaction } from './in-transaction.ts';

type Run = (work: (transaction: Transaction) => Promise<unknown>) => Promise<unknown>;
const dbThat = (run: Run) => ({ runTransaction: run }) as unknown as Firestore;
const transaction = {} as Transaction;
const deadlineMs = 50;
const busy = { code: 'service_busy', extras: { retryAfterS: 5 } };

it('a transaction returns and throws what its work does', async () => {
  const db = dbThat((work) => work(transaction));
  expect(await inTransaction(db, async (given) => given === transaction)).toBe(true);
  await expect(inTransaction(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('a transaction gives up while the client library sleeps between attempts', async () => {
  const startedAt = performance.now();
  const db = dbThat(() => sleep(60_000, undefined, { ref: false }));
  await expect(inTransaction(db, async () => 1, deadlineMs)).rejects.toMatchObject(busy);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

it('no attempt begins after the deadline, so that a refused call is not served later', async () => {
  const work = vi.fn(async () => 1);
  let late: Promise<unknown> = Promise.resolve();
  const db = dbThat((attempt) => {
    late = sleep(2 * deadlineMs).then(() => attempt(transaction));
    return late;
  });
  await expect(inTransaction(db, work, deadlineMs)).rejects.toMatchObject(busy);
  await expect(late).rejects.toMatchObject(busy);
  expect(work).not.toHaveBeenCalled();
});

it('every transaction of the server runs through this function', () => {
  const sources = fileURLToPath(new URL('../..', import.meta.url));
  const callers = globSync('**/*.ts', { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(`${sources}/${file}`, 'utf8').includes('.runTransaction('));
  expect(callers).toEqual(['platform/firebase/in-transaction.ts']);
});
