import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './is-alive.mjs';

const pollMs = 500;

function tryToHold(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Returns the id of the process that holds the lock. Returns 0 if the file has no valid id, and undefined if the lock
 * was just taken or released, so that its state is not certain.
 */
function holderOf(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    const justCreated = !holder && Date.now() - statSync(file).mtimeMs < pollMs;
    return justCreated ? undefined : holder;
  } catch {
    return undefined;
  }
}

/** Runs `work` while this process holds the lock file. Waits first as long as another living process holds it. */
export async function withFolderLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  let announced = false;
  while (!tryToHold(file)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (!isAlive(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!announced) process.stdout.write(`Waiting for another command (process ${holder}) …\n`);
    announced = true;
    await sleep(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
