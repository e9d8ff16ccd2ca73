import type { Binding } from '../deploy/access-policies.ts';
import type { GoogleAnswer } from '../google-api.ts';
import { type Call, type Resources, youngKey } from './resources.ts';

const newest = 3;

/** Key in `Resources`. If it is set, the project's organisation does not let the public call functions. */
export const restrictedSharing = 'domain-restricted sharing';

function resourceOf(path: string): string {
  return path.replace(/:[a-zA-Z]+$|\/iam$/, '');
}

const policyKey = (path: string) => `${resourceOf(path)}#policy`;

/**
 * Returns an access policy. Like Google, it changes the role names of conditional bindings if the request does not name
 * version 3.
 */
export function readPolicy(resources: Resources, { path, query, body }: Call): GoogleAnswer {
  const policy = resources.get(policyKey(path)) ?? { bindings: [] };
  const asked =
    body.options?.requestedPolicyVersion ??
    query.get('options.requestedPolicyVersion') ??
    query.get('optionsRequestedPolicyVersion');
  if (Number(asked) === newest) return policy;
  const shown = ({ condition, role, members }: Binding) =>
    condition ? { role: `${role}_withcond_1a2b3c`, members } : { role, members };
  return { ...policy, version: 1, bindings: policy.bindings.map(shown) };
}

/** Stores an access policy, or refuses it with an error for the reasons for which Google does. */
export function writePolicy(resources: Resources, { path, body }: Call): GoogleAnswer {
  const policy: { version?: number; bindings: Binding[] } = body.policy ?? body;
  const members = policy.bindings.flatMap((binding) => binding.members);
  if (members.includes('allUsers') && resources.has(restrictedSharing)) {
    throw new Error('One or more users named in the policy do not belong to a permitted customer.');
  }
  const incomplete = members.find((it) => it.endsWith('@'));
  if (incomplete) throw new Error(`${incomplete} is not somebody's whole address`);
  if (policy.bindings.some(({ role }) => role.includes('_withcond_'))) {
    throw new Error('bindings with a condition were read as version 1');
  }
  const isConditional = policy.bindings.some(({ condition }) => condition);
  if (isConditional && policy.version !== newest) throw new Error('conditions need version 3');
  const bucket = path.startsWith('b/') && resources.get(resourceOf(path));
  if (isConditional && bucket && !bucket.iamConfiguration?.uniformBucketLevelAccess?.enabled) {
    throw new Error('conditions need uniform bucket-level access');
  }
  const young = takeYoung(resources, members);
  if (young) throw new Error(`${young} does not exist`);
  resources.set(policyKey(path), policy);
  return policy;
}

/** Returns the first member that is a new account, and makes it an old one: Google refuses only its first use. */
function takeYoung(resources: Resources, members: readonly string[]): string | undefined {
  return members.find((member) => resources.delete(youngKey(member.replace(/^[^:]*:/, ''))));
}
