import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { adopt, endGroup } from './groups.ts';

export interface BackgroundOptions {
  /** The name that messages use, for example "The Firebase emulators". */
  name: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
}

export interface Background {
  name: string;
  logFile: string;
  hasExited: () => boolean;
  /** Resolves with the exit code or signal in words: "code 1", "SIGKILL". */
  exited: Promise<string>;
  /** Asks the process to end, waits for it, and kills its whole group after `graceMs`. */
  stop: (graceMs?: number) => Promise<void>;
}

const defaultGraceMs = 5000;

/** Starts a Node.js script in its own process group, with its output in a log file. */
export function startInBackground(options: BackgroundOptions): Background {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'w');
  const child = spawn(process.execPath, options.args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  adopt(child);
  let hasExited = false;
  const exited = new Promise<string>((resolve) => {
    const end = (how: string) => {
      hasExited = true;
      resolve(how);
    };
    child.once('exit', (code, signal) => end(signal ?? `code ${code}`));
    child.once('error', (error) => end(error.message));
  });
  const stop = async (graceMs = defaultGraceMs) => {
    if (hasExited) return;
    child.kill('SIGINT');
    const cancel = new AbortController();
    const tooLate = sleep(graceMs, 'late', { signal: cancel.signal }).catch(() => 'cancelled');
    const outcome = await Promise.race([exited.then(() => 'ended'), tooLate]);
    cancel.abort();
    if (outcome === 'late') endGroup(child);
    await exited;
  };
  return { name: options.name, logFile: options.logFile, hasExited: () => hasExited, exited, stop };
}
