import type { GoogleAnswer } from '../google-api.ts';

/** Google's resources by their path. The path does not contain the version of the API. */
export type Resources = Map<string, GoogleAnswer>;

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: GoogleAnswer;
  /** The project that pays for the request. Without such a project, Google refuses some requests. */
  quotaProject: string | undefined;
  origin: string;
}

/**
 * Returns true for the path of a collection such as `projects/p/databases`, false for that of a resource such as
 * `projects/p/databases/d`.
 */
const isCollection = (path: string) => path.split('/').length % 2 === 1;

/** Returns the resources of a collection. A dash in the path stands for any name. */
export function list(resources: Resources, path: string): GoogleAnswer {
  const steps = path.split('/');
  const isInside = (key: string) => {
    const found = key.split('/');
    const isLike = steps.every((step, i) => step === '-' || step === found[i]);
    return isLike && found.length === steps.length + 1;
  };
  const members = [...resources].filter(([key]) => isInside(key));
  return { [steps.at(-1) ?? '']: members.map(([, member]) => member) };
}

/** Returns a creation time that is later than those of all existing resources. */
const timeOf = (resources: Resources) => new Date(Date.now() + resources.size).toISOString();

/**
 * Key of an entry that marks a service account as just created. Google needs some seconds before such an account can be
 * used, so the stand-in refuses the first request that uses it.
 */
export const youngKey = (account: string) => `young ${account}`;

export function create(resources: Resources, { path, query, body }: Call): GoogleAnswer {
  const id = [...query].find(([key]) => /Id$/.test(key))?.[1];
  const [, project] = path.split('/');
  const account = body.accountId && `${body.accountId}@${project}.iam.gserviceaccount.com`;
  const name = body.name ?? `${path}/${id ?? account ?? resources.size}`;
  const made = { ...body, name, createTime: timeOf(resources) };
  resources.set(name, made);
  if (account) resources.set(youngKey(account), made);
  return made;
}

/** Thrown for a resource that does not exist, with the message that Google would send. */
export class NotFound extends Error {}

/** Creates, reads, changes or deletes a resource by the HTTP method alone, as most of Google's APIs do. */
export function plainly(resources: Resources, call: Call): GoogleAnswer | undefined {
  const { method, path, body } = call;
  const found = resources.get(path);
  if (method === 'GET') return found ?? (isCollection(path) ? list(resources, path) : undefined);
  if (method === 'POST') return create(resources, call);
  if (method === 'DELETE') return resources.delete(path) ? {} : undefined;
  const changed = { name: path, createTime: timeOf(resources), ...found, ...body };
  resources.set(path, changed);
  return changed;
}
