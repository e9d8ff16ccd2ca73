import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { npmCommand } from '../../bootstrap/npm.mjs';
import { Stopped } from '../problem.ts';
import { adopt, endGroup } from './groups.ts';
import { stopSignal, throwIfStopped } from './stop-signal.ts';

export interface RunOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** `show` prints the output immediately; `keep` collects it in the result; `show and keep` does both. */
  output: 'show' | 'keep' | 'show and keep';
  /** If true, the program runs with a lower priority than other processes. */
  inBackground?: boolean;
}

export interface RunResult {
  code: number;
  output: string;
}

const stopGraceMs = 5000;

/**
 * Runs a program in a new process group until it ends. If the user asks to stop, the program is ended and the promise
 * rejects with `Stopped`.
 */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<RunResult> {
  throwIfStopped();
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...color, ...options.env },
    detached: true,
    stdio:
      options.output === 'show' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  adopt(child);
  if (options.inBackground && child.pid) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (options.output === 'show and keep') process.stdout.write(chunk);
    });
  }
  const onStop = () => {
    child.kill('SIGTERM');
    setTimeout(() => endGroup(child), stopGraceMs).unref();
  };
  stopSignal.addEventListener('abort', onStop, { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      stopSignal.removeEventListener('abort', onStop);
      if (stopSignal.aborted) reject(new Stopped());
      else resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a script with the same Node.js that runs this process. */
export function runNode(args: readonly string[], options: RunOptions): Promise<RunResult> {
  return run(process.execPath, args, options);
}

/** Runs the npm that started this process, or else the npm on PATH. */
export function runNpm(args: readonly string[], options: RunOptions): Promise<RunResult> {
  const [command = 'npm', ...before] = npmCommand();
  return run(command, [...before, ...args], options);
}
