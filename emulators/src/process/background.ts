import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { adopt, endGroup } from './groups.ts';

export interface BackgroundOptions {
  /** Name of the process in messages, for example "The Firebase emulators". */
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
  /**
   * Resolves when the process has ended or could not be started, with its exit code, its signal or the error as text:
   * "code 1" or "SIGKILL", for example.
   */
  exited: Promise<string>;
  /** Sends SIGINT to the process and waits until it has ended. After `graceMs`, kills its whole process group. */
  stop: (graceMs?: number) => Promise<void>;
}

const defaultGraceMs = 5000;

/** Starts a Node.js script in a new process group. Its output goes to a log file. */
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
