import type { Answer } from '../google/google-api.ts';

/** Google's resources by their path, without the version of the API. */
export type Resources = Map<string, Answer>;

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Answer;
  origin: string;
}

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

/** A creation time that is later than that of all existing resources. */
const timeOf = (resources: Resources) => new Date(Date.now() + resources.size).toISOString();

/** Google does not know a new account for some seconds; the stand-in does not know it for one request. */
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

/** Thrown with Google's own message for a missing resource. */
export class NotFound extends Error {}

/** Handles a request by the REST meaning of its method, as most of Google's APIs do. */
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
