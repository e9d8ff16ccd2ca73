import {
  type AccountId,
  secretNames,
  secretsOf,
  serviceAccountEmail,
  serviceAccountId,
  uploadsAccountId,
} from '@fanclub/functions/platform/deployment';
import type { GoogleAnswer, GoogleApi } from '../google-api.ts';
import {
  accountPath,
  type Binding,
  type PolicyPlace,
  policyOf,
  policyPlaces,
  policyVersion,
  secretPolicy,
} from './access-policies.ts';
import { bucketPath, defaultBucket } from './project-resources.ts';

interface Grant {
  to: AccountId;
  /** Resource on which the role is granted: the whole project, the bucket of images, or the service account itself. */
  on: PolicyPlace;
  role: string;
  why: string;
  /** In the bucket, only objects whose names begin with this prefix are included. */
  under?: string;
}

const functions = serviceAccountId;
const uploads = uploadsAccountId;

/**
 * All roles that the service accounts of the functions need. Access to secrets is missing here, because Firebase grants
 * it for each secret that a function names.
 */
const grants: readonly Grant[] = [
  { to: functions, on: 'project', role: 'roles/datastore.user', why: 'rows' },
  { to: functions, on: 'project', role: 'roles/firebaseauth.admin', why: 'accounts' },
  {
    to: functions,
    on: 'project',
    role: 'roles/eventarc.eventReceiver',
    why: 'to be told of new rows',
  },
  {
    to: functions,
    on: 'project',
    role: 'roles/run.invoker',
    why: 'events and schedules call as this account',
  },
  {
    to: functions,
    on: 'project',
    role: 'roles/cloudtasks.enqueuer',
    why: 'hands mails to their queues',
  },
  { to: functions, on: 'bucket', role: 'roles/storage.objectUser', why: 'images' },
  {
    to: functions,
    on: 'itself',
    role: 'roles/iam.serviceAccountTokenCreator',
    why: 'signs sessions',
  },
  {
    to: functions,
    on: 'itself',
    role: 'roles/iam.serviceAccountUser',
    why: 'the queues call in its name',
  },
  // This is the only role of the function that decodes strangers' images. The function cannot read, replace or delete
  // an image.
  {
    to: uploads,
    on: 'bucket',
    role: 'roles/storage.objectCreator',
    why: 'images',
    under: 'uploads/',
  },
];

/** True if an account may be given access to secrets at all. */
const usesSecrets = (id: AccountId) => id !== uploads || secretsOf('uploads').length > 0;

export const accountIds = [functions, uploads] as const;

async function bindingOf(api: GoogleApi, { to, role, under }: Grant): Promise<Binding> {
  const members = [`serviceAccount:${serviceAccountEmail(api.project, to)}`];
  if (under === undefined) return { role, members };
  const objects = `projects/_/buckets/${await defaultBucket(api)}/objects/${under}`;
  const expression = `resource.name.startsWith("${objects}")`;
  return { role, members, condition: { title: `Only ${under}`, expression } };
}

/**
 * Returns true if a binding grants exactly the wanted role. A binding without the wanted condition would grant more.
 */
function gives(binding: Binding, wanted: Binding): boolean {
  return (
    binding.role === wanted.role &&
    binding.condition?.expression === wanted.condition?.expression &&
    wanted.members.every((member) => binding.members.includes(member))
  );
}

/** Returns the roles that the account of `uploads`, which uses no secret, has on secrets. */
async function rolesOnSecrets(api: GoogleApi, to: AccountId, member: string) {
  const policies = await Promise.all(
    secretNames.map(async (name) => ({ name, ...(await secretPolicy(api, name).read()) })),
  );
  return policies.flatMap(({ name, bindings = [] }) =>
    bindings
      .filter(({ members }) => !usesSecrets(to) && members.includes(member))
      .map(({ role }) => ({ on: `secret ${name}`, role })),
  );
}

/**
 * Compares the roles of a service account with those that it needs. Returns the roles that are missing, and the roles
 * on the project, the bucket and the secrets that the account does not need.
 */
export async function compareGrants(api: GoogleApi, to: AccountId) {
  const member = `serviceAccount:${serviceAccountEmail(api.project, to)}`;
  const missing: Grant[] = [];
  const tooMany: { on: string; role: string }[] = await rolesOnSecrets(api, to, member);
  for (const on of policyPlaces) {
    const { bindings = [] } = await policyOf(api, on, to).read();
    const its = bindings.filter(({ members }) => members.includes(member));
    const ours = grants.filter((grant) => grant.to === to && grant.on === on);
    const wanted = await Promise.all(ours.map((grant) => bindingOf(api, grant)));
    missing.push(...ours.filter((_, at) => !its.some((it) => gives(it, wanted[at] as Binding))));
    if (on === 'itself') continue;
    const others = its.filter((it) => !wanted.some((one) => gives(it, one)));
    tooMany.push(...others.map(({ role }) => ({ on, role })));
  }
  return { missing, tooMany };
}

export function findServiceAccount(
  api: GoogleApi,
  id: AccountId,
): Promise<GoogleAnswer | undefined> {
  return api.get('iam', accountPath(api, id));
}

/**
 * Switches uniform access on for the bucket. Google refuses conditions on a bucket without it, because single objects
 * could then have access lists.
 */
async function ensureUniformAccess(api: GoogleApi): Promise<void> {
  const path = await bucketPath(api);
  const bucket = await api.get('storage', path);
  if (bucket?.iamConfiguration?.uniformBucketLevelAccess?.enabled) return;
  const iamConfiguration = { uniformBucketLevelAccess: { enabled: true } };
  await api.send('PATCH', 'storage', path, { iamConfiguration });
}

/** Creates the service accounts of the functions if they are missing, and adds their missing roles. */
export async function ensureServiceAccounts(api: GoogleApi): Promise<void> {
  await ensureUniformAccess(api);
  for (const id of accountIds) await ensureServiceAccount(api, id);
}

async function ensureServiceAccount(api: GoogleApi, accountId: AccountId): Promise<void> {
  if (!(await findServiceAccount(api, accountId))) {
    await api.send('POST', 'iam', `projects/${api.project}/serviceAccounts`, {
      accountId,
      serviceAccount: { displayName: 'Functions, with what they need and nothing else' },
    });
  }
  const { missing } = await compareGrants(api, accountId);
  for (const on of policyPlaces) {
    const added = missing.filter((grant) => grant.on === on);
    if (added.length === 0) continue;
    const { read, write } = policyOf(api, on, accountId);
    const policy = await read();
    const bindings = await Promise.all(added.map((grant) => bindingOf(api, grant)));
    await write({
      ...policy,
      version: policyVersion,
      bindings: [...(policy.bindings ?? []), ...bindings],
    });
  }
}
