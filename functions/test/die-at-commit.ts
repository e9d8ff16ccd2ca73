import { expect, vi } from 'vitest';
import { serverContext } from '../src/platform/context.ts';

/**
 * Runs `work` as if its process died at the n-th boundary of a commit: before the first commit, after it, before the
 * second one, and so on. A transaction writes nothing before its commit, so a death at one of its reads leaves the same
 * as a death before the commit. Returns false if `work` has fewer boundaries and ended undisturbed.
 */
export async function dieAtCommit(n: number, work: () => Promise<unknown>): Promise<boolean> {
  const { db } = serverContext();
  const run = db.runTransaction.bind(db);
  const death = new Error('died');
  let left = n;
  const boundary = () => {
    left -= 1;
    if (left === 0) throw death;
  };
  const dying: typeof db.runTransaction = async (transact, options) => {
    const result = await run(async (transaction) => {
      const written = await transact(transaction);
      boundary();
      return written;
    }, options);
    boundary();
    return result;
  };
  const spy = vi.spyOn(db, 'runTransaction').mockImplementation(dying);
  try {
    await work();
    return false;
  } catch (error) {
    if (error !== death) throw error;
    return true;
  } finally {
    spy.mockRestore();
  }
}

interface Write<Subject> {
  prepare: () => Promise<Subject>;
  write: (subject: Subject) => Promise<unknown>;
  /** Reads all rows that the write changes, also its rows in the history. */
  state: (subject: Subject) => Promise<unknown>;
}

/**
 * Expects a write to be one commit: a death before the commit leaves everything as it was, a death after it leaves the
 * whole write, and a repeated call changes nothing more.
 */
export async function expectOneCommit<Subject>({ prepare, write, state }: Write<Subject>) {
  for (const [n, isWhole] of [
    [1, false],
    [2, true],
  ] as const) {
    const subject = await prepare();
    const before = await state(subject);
    expect(await dieAtCommit(n, () => write(subject))).toBe(true);
    const left = await state(subject);
    await write(subject);
    const whole = await state(subject);
    expect(whole).not.toEqual(before);
    expect(left).toEqual(isWhole ? whole : before);
  }
  const subject = await prepare();
  expect(await dieAtCommit(3, () => write(subject))).toBe(false);
}
