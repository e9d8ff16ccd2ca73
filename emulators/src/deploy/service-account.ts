import { serviceAccountEmail, serviceAccountId } from '@fanclub/functions/platform/deployment';
import type { Answer, GoogleApi } from '../google/google-api.ts';

interface Grant {
  /** A role on the whole project, on the bucket of the images, or on the account itself. */
  on: 'project' | 'bucket' | 'itself';
  role: string;
  why: string;
}

/** All that the functions may do. Firebase itself lets them read each secret that they name. */
const grants: readonly Grant[] = [
  { on: 'project', role: 'roles/datastore.user', why: 'rows' },
  { on: 'project', role: 'roles/firebaseauth.admin', why: 'accounts' },
  { on: 'project', role: 'roles/eventarc.eventReceiver', why: 'to be told of new rows' },
  { on: 'project', role: 'roles/run.invoker', why: 'events and schedules call as this account' },
  { on: 'project', role: 'roles/cloudtasks.enqueuer', why: 'hands mails to their queues' },
  { on: 'bucket', role: 'roles/storage.objectUser', why: 'images' },
  { on: 'itself', role: 'roles/iam.serviceAccountTokenCreator', why: 'signs sessions' },
  { on: 'itself', role: 'roles/iam.serviceAccountUser', why: 'the queues call in its name' },
];

interface Policy {
  bindings?: { role: string; members: string[] }[];
  etag?: string;
}

/** The name of the bucket that Firebase calls the project's own. */
export async function defaultBucket(api: GoogleApi): Promise<string | undefined> {
  const answer = await api.get('defaultBucket', `projects/${api.project}/defaultBucket`);
  return answer?.bucket?.name?.split('/').at(-1);
}

/** Reads and writes the access policy of what a grant is on; each has a way of its own. */
async function policyOf(api: GoogleApi, on: Grant['on']) {
  const { project } = api;
  if (on === 'bucket') {
    const path = `b/${await defaultBucket(api)}/iam`;
    return {
      read: (): Promise<Policy> => api.send('GET', 'storage', path),
      write: (policy: Policy) => api.send('PUT', 'storage', path, policy),
    };
  }
  const [service, path] =
    on === 'project'
      ? (['projects', `projects/${project}`] as const)
      : (['iam', `projects/${project}/serviceAccounts/${serviceAccountEmail(project)}`] as const);
  return {
    read: (): Promise<Policy> => api.send('POST', service, `${path}:getIamPolicy`, {}),
    write: (policy: Policy) => api.send('POST', service, `${path}:setIamPolicy`, { policy }),
  };
}

const places = ['project', 'bucket', 'itself'] as const;

/** Which roles the account has where. */
async function rolesOn(api: GoogleApi, on: Grant['on']): Promise<string[]> {
  const member = `serviceAccount:${serviceAccountEmail(api.project)}`;
  const { bindings = [] } = await (await policyOf(api, on)).read();
  return bindings.filter(({ members }) => members.includes(member)).map(({ role }) => role);
}

/** The grants that are missing, and the roles on the project that are too many. */
export async function compareGrants(api: GoogleApi) {
  const roles = new Map<Grant['on'], string[]>();
  for (const on of places) roles.set(on, await rolesOn(api, on));
  const needed = grants.filter(({ on }) => on === 'project').map(({ role }) => role);
  return {
    missing: grants.filter(({ on, role }) => !roles.get(on)?.includes(role)),
    tooMany: roles.get('project')?.filter((role) => !needed.includes(role)) ?? [],
  };
}

export function findServiceAccount(api: GoogleApi): Promise<Answer | undefined> {
  const email = serviceAccountEmail(api.project);
  return api.get('iam', `projects/${api.project}/serviceAccounts/${email}`);
}

/** Makes the account that the functions run as, and grants it what is missing. */
export async function ensureServiceAccount(api: GoogleApi): Promise<void> {
  if (!(await findServiceAccount(api))) {
    await api.send('POST', 'iam', `projects/${api.project}/serviceAccounts`, {
      accountId: serviceAccountId,
      serviceAccount: { displayName: 'The functions, with what they need and nothing else' },
    });
  }
  const { missing } = await compareGrants(api);
  const member = `serviceAccount:${serviceAccountEmail(api.project)}`;
  for (const on of places) {
    const added = missing.filter((grant) => grant.on === on);
    if (added.length === 0) continue;
    const { read, write } = await policyOf(api, on);
    const policy = await read();
    const bindings = added.map(({ role }) => ({ role, members: [member] }));
    await write({ ...policy, bindings: [...(policy.bindings ?? []), ...bindings] });
  }
}
