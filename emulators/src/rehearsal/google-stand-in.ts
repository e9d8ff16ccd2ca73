import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from '../google/google-api.ts';
import { type Call, NotFound, plainly, type Resources } from './resources.ts';
import { verbs } from './verbs.ts';

export interface StandIn {
  origin: string;
  resources: Resources;
  /** All requests as `METHOD path`, in order. */
  calls: string[];
  /** The next request that matches one of these is refused, and the pattern is removed. */
  refusals: RegExp[];
  stop: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return {};
  }
}

/** Google omits values that are false, zero or empty. */
const withoutDefaults = (_: string, value: unknown) =>
  value === false || value === 0 || value === '' ? undefined : value;

/** Google accepts a project's number in place of its name. */
function named(path: string, numbers: Record<string, string>): string {
  return path.replace(/(?<=projects\/)\d+/, (number) => numbers[number] ?? number);
}

/** Google's paths begin with a version, some with the service's name before it. */
const version = /^\/(admin\/|storage\/)?v\d+[a-z0-9]*\//;

/**
 * Plays Google for a deployment, on the loopback only: keeps resources in memory, answers as Google does
 * where that matters to firebase-tools or to us, and records each request.
 */
export async function startStandIn(
  resources: Resources,
  numbers: Record<string, string>,
): Promise<StandIn> {
  const calls: string[] = [];
  const refusals: RegExp[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const plain = decodeURIComponent(pathname).replace(version, '').replace(/^\//, '');
    const path = named(plain, numbers);
    const method = request.method ?? 'GET';
    const call: Call = { method, path, query: searchParams, body: await readBody(request), origin };
    const line = `${method} ${path}`;
    calls.push(line);
    const refusal = refusals.findIndex((pattern) => pattern.test(line));
    const answer = (status: number, body: Answer) => {
      const isText = typeof body === 'string';
      response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json' });
      response.end(isText ? body : JSON.stringify(body, withoutDefaults));
    };
    if (refusal >= 0) {
      refusals.splice(refusal, 1);
      return answer(403, { error: { code: 403, message: 'refused for the rehearsal' } });
    }
    const verb = verbs.find(({ on }) => on.test(line));
    let result: Answer;
    try {
      result = verb ? verb.answer(resources, call) : plainly(resources, call);
    } catch (error) {
      const code = error instanceof NotFound ? 404 : 400;
      return answer(code, { error: { code, message: String(error) } });
    }
    if (result === undefined) return answer(404, { error: { code: 404, message: `no ${path}` } });
    answer(200, result);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    resources,
    calls,
    refusals,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
