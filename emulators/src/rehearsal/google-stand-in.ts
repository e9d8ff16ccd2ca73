import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { GoogleAnswer } from '../google-api.ts';
import { type Call, NotFound, plainly, type Resources } from './resources.ts';
import { verbs } from './verbs.ts';

/** Returns the environment variables with which firebase-tools sends all requests for Google to this origin. */
export function originsAt(origin: string): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('firebase-tools/lib/api.js');
  const known = readFileSync(file, 'utf8').matchAll(/envOverride\("([A-Z0-9_]+)", "https:/g);
  return Object.fromEntries([...known].map(([, variable]) => [variable, origin]));
}

export interface StandIn {
  origin: string;
  resources: Resources;
  /** All received requests as `METHOD path`, in their order. */
  calls: string[];
  /** Patterns of requests to refuse. Each pattern applies once: it is removed when a request matches. */
  refusals: RegExp[];
  stop: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<GoogleAnswer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return {};
  }
}

/** Google leaves out fields that are false, zero or empty. */
const withoutDefaults = (_: string, value: unknown) =>
  value === false || value === 0 || value === '' ? undefined : value;

/** Google accepts the number of a project instead of its id. Returns the path with the id. */
function withProjectId(path: string, numbers: Record<string, string>): string {
  return path.replace(/(?<=projects\/)\d+/, (number) => numbers[number] ?? number);
}

/** Matches the beginning of a Google path: the version of the API, sometimes with the name of the service before it. */
const version = /^\/(admin\/|storage\/)?v\d+[a-z0-9]*\//;

/**
 * Starts a server that replaces Google in a deployment and only listens on the loopback interface. It keeps resources
 * in memory, responds like Google where firebase-tools or our code depends on it, and records each request.
 */
export async function startStandIn(
  resources: Resources,
  numbers: Record<string, string>,
): Promise<StandIn> {
  const calls: string[] = [];
  const refusals: RegExp[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const afterVersion = decodeURIComponent(pathname).replace(version, '').replace(/^\//, '');
    const path = withProjectId(afterVersion, numbers);
    const method = request.method ?? 'GET';
    const call: Call = {
      method,
      path,
      query: searchParams,
      body: await readBody(request),
      quotaProject: request.headers['x-goog-user-project']?.toString(),
      origin,
    };
    const line = `${method} ${path}`;
    calls.push(line);
    const answer = (status: number, body: GoogleAnswer) => {
      const isText = typeof body === 'string';
      response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json' });
      response.end(isText ? body : JSON.stringify(body, withoutDefaults));
    };
    const refusal = refusals.findIndex((pattern) => pattern.test(line));
    if (refusal >= 0) {
      refusals.splice(refusal, 1);
      return answer(403, { error: { code: 403, message: 'refused for the rehearsal' } });
    }
    const verb = verbs.find(({ on }) => on.test(line));
    let result: GoogleAnswer;
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
