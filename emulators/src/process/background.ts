import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../problem.ts';
import { adopt, endGroup } from './groups.ts';

export interface BackgroundOptions {
  /** In the user's words: "The Firebase emulators". */
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
  /** Resolves with the exit code (null after a signal). */
  exited: Promise<number | null>;
  /** Asks the process to end, waits for it, and ends its whole group after `graceMs`. */
  stop: (graceMs?: number) => Promise<void>;
}

const defaultGraceMs = 5000;

/** Starts a Node.js script that goes on in a process group of its own, its output in a log file. */
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
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      hasExited = true;
      resolve(code);
    });
    child.once('error', () => {
      hasExited = true;
      resolve(null);
    });
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

/** Why a background process ended: its last words that say something, in one sentence. */
export function explainExit(background: Background): Problem {
  const log = readFileSync(background.logFile, 'utf8');
  const lines = log.split('\n').map((line) => line.trim());
  const telling = lines.filter((line) => /error|fail|could not|unable|cannot/i.test(line)).at(-1);
  const last = telling ?? lines.filter(Boolean).at(-1) ?? 'it said nothing';
  const where = path.relative(process.cwd(), background.logFile);
  return new Problem(`${background.name} stopped: ${last} (everything it said: ${where})`);
}
