import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { AppError } from '#platform/app-error';
import { log } from '#platform/log';

/** What a worker is sent. */
export interface ImageOrder {
  bytes: Uint8Array;
  /** Of a receipt, to notice another picture of it. */
  wantsPrint: boolean;
}

interface Encoded {
  image: Uint8Array;
  print: Uint8Array | null;
}

/** What a worker sends. */
export type WorkerAnswer = 'ready' | Encoded | { refused: string };

type Outcome = WorkerAnswer | 'late' | 'died';

interface Worker {
  process: ChildProcess;
  started: Promise<Outcome>;
}

interface Settings {
  /** Of one image. The largest that is taken needs about a second. */
  timeoutMs: number;
  /** Of a worker, until it can take an image. */
  startTimeoutMs: number;
  maxWaiting: number;
  program: string;
}

/** One for each processor of the function. */
const workerCount = 2;
const retryAfterS = 3;

const production: Settings = {
  timeoutMs: 5_000,
  startTimeoutMs: 15_000,
  maxWaiting: 32,
  // Beside this module, in the sources and in the bundle alike.
  program: fileURLToPath(new URL(`image-worker${extname(import.meta.url)}`, import.meta.url)),
};

/** What comes of a worker next: what it sends, or that it died or took too long. */
function outcomeOf({ process }: Pick<Worker, 'process'>, timeoutMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      process.off('message', settle).off('exit', onDeath).off('error', onDeath);
      resolve(outcome);
    };
    const onDeath = () => settle('died');
    const timer = setTimeout(() => settle('late'), timeoutMs);
    process.on('message', settle).on('exit', onDeath).on('error', onDeath);
  });
}

/**
 * Processes of their own that decode images. A decoder cannot be interrupted, and its bugs are the
 * likeliest way into this server: a process can be killed, and these are told none of our secrets.
 * They start when an image comes and stay; for one that was killed or died the next image starts another.
 */
export function createImageWorkers(changes: Partial<Settings> = {}) {
  const { timeoutMs, startTimeoutMs, maxWaiting, program } = { ...production, ...changes };
  const inTurn = pLimit(workerCount);
  const idle: Worker[] = [];

  function start(): Worker {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker = { process: child, started: outcomeOf({ process: child }, startTimeoutMs) };
    child.on('error', (error) => log.error('image worker failed', error));
    child.on('exit', () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    // It keeps no process that has nothing else to do.
    child.unref();
    child.channel?.unref();
    return worker;
  }

  /**
   * A worker that takes an image; null where there is none to be had. One is taken anew: a start that
   * an idle pause came into, when the platform takes the processor away, is late without a fault.
   */
  async function readyWorker(tries = 2): Promise<Worker | null> {
    if (tries === 0) return null;
    const worker = idle.pop() ?? start();
    if ((await worker.started) === 'ready') return worker;
    worker.process.kill('SIGKILL');
    return readyWorker(tries - 1);
  }

  async function encode(order: ImageOrder): Promise<Outcome | 'none'> {
    const worker = await readyWorker();
    if (!worker) return 'none';
    const next = outcomeOf(worker, timeoutMs);
    worker.process.send(order);
    const outcome = await next;
    if (typeof outcome === 'object') idle.push(worker);
    else worker.process.kill('SIGKILL');
    return outcome;
  }

  return {
    /**
     * The image encoded anew, and its print where that is wanted. Throws why it cannot be, or that it takes too long; `service_busy`
     * when too many wait already, or when there is no worker to be had.
     */
    async encode(order: ImageOrder): Promise<{ image: Buffer; print: Buffer | null }> {
      if (inTurn.pendingCount >= maxWaiting) throw new AppError('service_busy', { retryAfterS });
      const outcome = await inTurn(() => encode(order));
      if (outcome === 'late') throw new Error(`took more than ${timeoutMs} ms`);
      if (typeof outcome !== 'object') throw new AppError('service_busy', { retryAfterS });
      if ('refused' in outcome) throw new Error(outcome.refused);
      const { image, print } = outcome;
      return { image: Buffer.from(image), print: print && Buffer.from(print) };
    },
  };
}
