import { type CallOptions, call } from '@fanclub/stories/tools/call';
import { startServer } from '../start-server.ts';
import { type Operation, operations } from './operations.ts';
import { withPatience } from './patience.ts';

const preload = `--import=${new URL('die-at-call.ts', import.meta.url)}`;

export interface Deaths {
  operation: string;
  deaths: number;
  repeated: number;
  problems: string[];
}

/** Calls an operation in a process of its own that dies at the n-th boundary. */
async function dieAt(n: number, { route }: Operation, request: CallOptions) {
  const server = await startServer({ NODE_OPTIONS: preload });
  try {
    // The first call of a process loads what others have loaded.
    const headers = { ...request.headers, 'x-die-at': String(n) };
    const answer = await call(route, { ...request, headers, baseUrl: server.url }).catch(
      () => null,
    );
    const [, place = ''] = /died (.*)/.exec(server.output()) ?? [];
    return { answer, place };
  } finally {
    await server.kill();
  }
}

async function killAtEach(operation: Operation): Promise<Deaths> {
  const found: Deaths = { operation: operation.name, deaths: 0, repeated: 0, problems: [] };
  for (let n = 1; ; n++) {
    const request = await withPatience(operation.prepare, () => false);
    const { answer, place } = await dieAt(n, operation, request);
    // A death before this one holds its locks yet: the same again.
    if (answer?.status === 503) {
      n -= 1;
      continue;
    }
    if (answer) {
      if (answer.status !== operation.route.status) {
        found.problems.push(`undisturbed: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      return found;
    }
    found.deaths += 1;
    // Every other death is left to the clean-up, where that finishes the operation.
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

/** The process killed at each boundary of every operation that is wanted. */
export async function killEverywhere(
  isWanted: (operation: string) => boolean,
  report: (deaths: Deaths) => void,
): Promise<void> {
  for (const operation of operations) {
    if (isWanted(operation.name)) report(await killAtEach(operation));
  }
}
