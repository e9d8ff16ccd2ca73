import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../bootstrap/is-alive.mjs';
import { Problem } from '../problem.ts';

interface Holder {
  pid: number;
  startedAt: string;
}

/**
 * Returns the start time of a process in kernel ticks; empty where it cannot be read. It shows whether a process id now
 * belongs to another process.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

const isHeld = ({ pid, startedAt }: Holder) => isAlive(pid) && startOf(pid) === startedAt;

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock of a suite and returns a function that releases it. Throws a Problem that names the process if another
 * one holds the lock.
 */
export function takeInstanceLock(file: string, what: string): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch {
      const holder = readHolder(file);
      if (holder && isHeld(holder)) break;
      rmSync(file, { force: true });
    }
  }
  const pid = readHolder(file)?.pid ?? 'unknown';
  throw new Problem(`${what} is already running (process ${pid}): use it, or stop it first.`);
}
