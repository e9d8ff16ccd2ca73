import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from '../google/google-api.ts';
import { verbs } from './verbs.ts';

/** What Google keeps, by its path without the version of the API. */
export type Resources = Map<string, Answer>;

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Answer;
  origin: string;
}

export interface StandIn {
  origin: string;
  resources: Resources;
  /** What was asked for, as `METHOD path`, in order. */
  calls: string[];
  /** The next call that matches is refused, and taken from here. */
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

/** Google leaves out what is false, nought or empty. */
const withoutDefaults = (_: string, value: unknown) =>
  value === false || value === 0 || value === '' ? undefined : value;

/** Google takes a project's number for its name. */
function named(path: string, numbers: Record<string, string>): string {
  return path.replace(/(?<=projects\/)\d+/, (number) => numbers[number] ?? number);
}

/** Google's paths begin with a version, some with the name of the service before it. */
const version = /^\/(admin\/|storage\/)?v\d+[a-z0-9]*\//;

/** `projects/p/databases` is a collection, `projects/p/databases/d` a resource. */
const isCollection = (path: string) => path.split('/').length % 2 === 1;

/** The members of a collection; a dash in its path stands for any parent. */
export function list(resources: Resources, path: string): Answer {
  const steps = path.split('/');
  const isInside = (key: string) => {
    const found = key.split('/');
    const isLike = steps.every((step, i) => step === '-' || step === found[i]);
    return isLike && found.length === steps.length + 1;
  };
  const members = [...resources].filter(([key]) => isInside(key));
  return { [steps.at(-1) ?? '']: members.map(([, member]) => member) };
}

/** Later than that of everything before. */
const timeOf = (resources: Resources) => new Date(Date.now() + resources.size).toISOString();

/** Google does not know an account for some seconds after it was made: here, for one call. */
export const youngKey = (account: string) => `young ${account}`;

export function create(resources: Resources, { path, query, body }: Call): Answer {
  const id = [...query].find(([key]) => /Id$/.test(key))?.[1];
  const [, project] = path.split('/');
  const account = body.accountId && `${body.accountId}@${project}.iam.gserviceaccount.com`;
  const name = body.name ?? `${path}/${id ?? account ?? resources.size}`;
  const made = { ...body, name, createTime: timeOf(resources) };
  resources.set(name, made);
  if (account) resources.set(youngKey(account), made);
  return made;
}

/** What Google says in words of its own where something is not there. */
export class NotFound extends Error {}

/** Does what REST means by the method: most of Google's APIs keep to it. */
export function plainly(resources: Resources, call: Call): Answer | undefined {
  const { method, path, body } = call;
  const found = resources.get(path);
  if (method === 'GET') return found ?? (isCollection(path) ? list(resources, path) : undefined);
  if (method === 'POST') return create(resources, call);
  if (method === 'DELETE') return resources.delete(path) ? {} : undefined;
  const changed = { name: path, createTime: timeOf(resources), ...found, ...body };
  resources.set(path, changed);
  return changed;
}

/**
 * Plays Google for a deployment: keeps what it is given in memory, answers as Google does where that
 * matters to firebase-tools or to us, and writes down each call. Only for this machine.
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
    const call = { method, path, query: searchParams, body: await readBody(request), origin };
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
