import { serviceAccountEmail, serviceAccountId } from '@fanclub/functions/platform/deployment';
import { policyOf } from '../deploy/access-policies.ts';
import { accountIds } from '../deploy/service-account.ts';
import type { Check } from './check.ts';
import { removeBinding } from './check.ts';

/** Predefined roles that allow reading objects; custom roles are not checked. */
const readingRole =
  /^roles\/storage\.(admin|object(Viewer|User|Admin)|legacyObject(Reader|Owner))$/;

/** Firebase's own service account, which evaluates the storage rules; these deny everything. */
const firebaseItself = /@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com$/;

/**
 * The bucket holds images of passports and backups of all accounts, so only functions and owners may read
 * it.
 */
export const bucketReaders: Check = {
  name: 'Who may read the bucket',
  faults: async ({ api }) => {
    const { project } = api;
    const known = [
      `projectOwner:${project}`,
      ...accountIds.map((id) => `serviceAccount:${serviceAccountEmail(project, id)}`),
    ];
    const faults: string[] = [];
    for (const on of ['project', 'bucket'] as const) {
      const { bindings = [] } = await policyOf(api, on, serviceAccountId).read();
      for (const { role, members } of bindings.filter((it) => readingRole.test(it.role))) {
        const others = members.filter((it) => !known.includes(it) && !firebaseItself.test(it));
        faults.push(...others.map((member) => `${member} by ${role} on the ${on}`));
      }
    }
    return faults;
  },
  mend: ({ api }, [fault = '']) => {
    const [, member = '', role = '', on] = /^(\S+) by (\S+) on the (\w+)$/.exec(fault) ?? [];
    return removeBinding(api, { on, member, role });
  },
};
