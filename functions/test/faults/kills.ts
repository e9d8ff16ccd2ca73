import { type CallOptions, call } from '@fanclub/stories/tools/call';
import { startServer } from '../start-server.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { withPatience } from './patience.ts';

const preload = `--import=${new URL('die-at-call.ts', import.meta.url)}`;

export interface Deaths {
  operation: string;
  deaths: number;
  repeated: number;
  problems: string[];
}

/** Calls an operation on a separate server, whose process dies at the n-th boundary of an outgoing call. */
async function dieAt(n: number, { route }: Operation, request: CallOptions) {
  const server = await startServer({ NODE_OPTIONS: preload });
  try {
    const headers = { ...request.headers, 'x-die-at': String(n) };
    const answer = await call(route, { ...request, headers, baseUrl: server.url }).catch(
      () => null,
    );
    const [, left = '', place = ''] = /^left (.*)\ndied (.*)$/m.exec(server.output()) ?? [];
    await endTransactions(left.split(' ').filter(Boolean));
    return { answer, place };
  } finally {
    await server.kill();
  }
}

/** Rolls back transactions, as Firestore does by itself after a minute without activity. */
async function endTransactions(ids: string[]): Promise<void> {
  const path = `v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents:rollback`;
  for (const transaction of ids) {
    // Firestore answers with an error for transactions that have already ended; this error is ignored.
    await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ transaction }),
    });
  }
}

async function killAtEach(operation: Operation): Promise<Deaths> {
  const found: Deaths = { operation: operation.name, deaths: 0, repeated: 0, problems: [] };
  for (let n = 1; ; n++) {
    const { request, answer, place } = await withPatience(
      async () => {
        const request = await withPatience(operation.prepare, () => false);
        return { request, ...(await dieAt(n, operation, request)) };
      },
      ({ answer }) => answer?.status === 503,
    );
    if (answer) {
      if (answer.status !== operation.route.status) {
        found.problems.push(`undisturbed: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      return found;
    }
    found.deaths += 1;
    // If the clean-up alone finishes a killed operation, only every second run repeats the call. The others rely on the
    // clean-up.
    if (operation.finishesItself && n % 2 === 0) continue;
    found.repeated += 1;
    const repeat = await withPatience(
      () => call(operation.route, request),
      ({ status }) => status === 503,
    );
    if (!operation.repeatAnswers.includes(repeat.status)) {
      const said = `${repeat.status} ${repeat.body.code ?? ''}`;
      found.problems.push(`the repeat after a death ${place} answered ${said}`);
    }
  }
}

/** Calls each wanted operation again and again, and kills the process at another boundary each time. */
export async function killEverywhere(
  isWanted: (operation: string) => boolean,
  report: (deaths: Deaths) => void,
): Promise<void> {
  for (const operation of operations) {
    if (isWanted(operation.name)) report(await killAtEach(operation));
  }
}
