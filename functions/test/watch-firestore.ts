import { createRequire } from 'node:module';

export interface FirestoreCounts {
  /**
   * Documents read as Firestore bills them: a lookup of a missing document and an empty query are one each. An
   * aggregation counts as one, too.
   */
  reads: number;
  /** Documents written and deleted, also by transactions that Firestore aborted. */
  writes: number;
  deletes: number;
  commits: number;
  /** Transactions that Firestore aborted because of a conflict. */
  aborts: number;
}

interface Answer {
  found?: unknown;
  missing?: unknown;
  document?: unknown;
  skippedResults?: number;
}
type Write = Partial<Record<'delete' | 'update' | 'transform', unknown>>;
type Emitter = { emit: (event: string, ...values: unknown[]) => boolean };

const aborted = 10;

/**
 * Counts what Firestore's client does from now on, also inside transactions. `from` is a file that finds the client
 * in its `node_modules`. `take` returns the counts since its last call.
 */
export function watchFirestore(from = import.meta.url) {
  const { prototype } = createRequire(from)('@google-cloud/firestore').v1.FirestoreClient;
  const original = Object.getOwnPropertyDescriptors(prototype);
  const nothing = () => ({ reads: [] as number[], writes: 0, deletes: 0, commits: 0, aborts: 0 });
  let counts = nothing();
  const countAbort = (error?: { code?: number }) => {
    if (error?.code === aborted) counts.aborts += 1;
  };

  function watchStream(method: string, onCall: () => (answer: Answer) => void) {
    const call = prototype[method];
    prototype[method] = function watched(...args: unknown[]) {
      const onAnswer = onCall();
      const stream: Emitter = call.apply(this, args);
      const { emit } = stream;
      stream.emit = function emitCounted(event, ...values) {
        if (event === 'data') onAnswer(values[0] as Answer);
        if (event === 'error') countAbort(values[0] as { code?: number });
        return emit.call(this, event, ...values);
      };
      return stream;
    };
  }
  watchStream('batchGetDocuments', () => ({ found, missing }) => {
    if (found || missing) counts.reads.push(1);
  });
  watchStream('runQuery', () => {
    const { reads } = counts;
    const query = reads.push(0) - 1;
    return ({ document, skippedResults = 0 }) => {
      reads[query] = (reads[query] ?? 0) + (document ? 1 : 0) + skippedResults;
    };
  });
  watchStream('runAggregationQuery', () => {
    counts.reads.push(1);
    return () => {};
  });
  const { commit } = prototype;
  prototype.commit = function watchedCommit(...args: [{ writes?: Write[] }]) {
    const answer = commit.apply(this, args);
    const all = args[0]?.writes ?? [];
    counts.commits += 1;
    counts.deletes += all.filter((write) => write.delete).length;
    counts.writes += all.filter((write) => write.update ?? write.transform).length;
    answer.catch(countAbort);
    return answer;
  };

  return {
    take(): FirestoreCounts {
      const { reads, ...others } = counts;
      counts = nothing();
      return { reads: reads.reduce((sum, size) => sum + Math.max(size, 1), 0), ...others };
    },
    stop: () => void Object.defineProperties(prototype, original),
  };
}

/** Returns what Firestore's client does while `work` runs. */
export async function countedIn(work: () => Promise<unknown>): Promise<FirestoreCounts> {
  const { take, stop } = watchFirestore();
  try {
    await work();
    return take();
  } finally {
    stop();
  }
}
