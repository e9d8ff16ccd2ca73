import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { takeInstanceLock } from './instance-lock.ts';

const newLock = () => path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'lock');

it('only one process gets the lock, the second learns which, and another gets it afterwards', () => {
  const file = newLock();
  const release = takeInstanceLock(file, 'The suite');
  expect(() => takeInstanceLock(file, 'The suite')).toThrow(
    `The suite is already running (process ${process.pid})`,
  );
  release();
  takeInstanceLock(file, 'The suite')();
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
  ['whose process id was given to another', JSON.stringify({ pid: process.pid, startedAt: '1' })],
  ['that was cut short', '{'],
])('a lock %s is taken over', (_, content) => {
  const file = newLock();
  writeFileSync(file, content);
  takeInstanceLock(file, 'The suite')();
  expect(existsSync(file)).toBe(false);
});
