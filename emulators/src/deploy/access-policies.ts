import { type AccountId, serviceAccountEmail } from '@fanclub/functions/platform/deployment';
import type { GoogleApi } from '../google-api.ts';
import { bucketPath } from './project-resources.ts';

export interface Binding {
  role: string;
  members: string[];
  condition?: { title: string; expression: string };
}

export interface Policy {
  version?: number;
  bindings?: Binding[];
  etag?: string;
}

export const policyPlaces = ['project', 'bucket', 'itself'] as const;
export type PolicyPlace = (typeof policyPlaces)[number];

/**
 * Version of access policies to request. With a lower version, Google returns conditional bindings in an altered form
 * and refuses to store that form.
 */
export const policyVersion = 3;

/** Returns the resource path of a service account that functions run as. */
export const accountPath = ({ project }: Pick<GoogleApi, 'project'>, id: AccountId) =>
  `projects/${project}/serviceAccounts/${serviceAccountEmail(project, id)}`;

interface PolicyAccess {
  read: () => Promise<Policy>;
  write: (policy: Policy) => Promise<unknown>;
}

/** Returns functions that read and write the access policy of a secret. A secret that does not exist has none. */
export function secretPolicy(api: GoogleApi, name: string): PolicyAccess {
  const secret = `projects/${api.project}/secrets/${name}`;
  const query = `options.requestedPolicyVersion=${policyVersion}`;
  return {
    read: async () => (await api.get('secrets', `${secret}:getIamPolicy?${query}`)) ?? {},
    write: (policy) => api.send('POST', 'secrets', `${secret}:setIamPolicy`, { policy }),
  };
}

/**
 * Returns functions that read and write the access policy of the project, of the bucket, or of a service account
 * (`itself`).
 */
export function policyOf(api: GoogleApi, on: PolicyPlace, id: AccountId): PolicyAccess {
  const { project } = api;
  const account = accountPath(api, id);
  const ways: Record<PolicyPlace, PolicyAccess> = {
    project: {
      read: () =>
        api.send('POST', 'projects', `projects/${project}:getIamPolicy`, {
          options: { requestedPolicyVersion: policyVersion },
        }),
      write: (policy) =>
        api.send('POST', 'projects', `projects/${project}:setIamPolicy`, { policy }),
    },
    bucket: {
      read: async () => {
        const query = `optionsRequestedPolicyVersion=${policyVersion}`;
        return api.send('GET', 'storage', `${await bucketPath(api)}/iam?${query}`);
      },
      write: async (policy) => api.send('PUT', 'storage', `${await bucketPath(api)}/iam`, policy),
    },
    itself: {
      read: () => {
        const query = `options.requestedPolicyVersion=${policyVersion}`;
        return api.send('POST', 'iam', `${account}:getIamPolicy?${query}`, {});
      },
      write: (policy) => api.send('POST', 'iam', `${account}:setIamPolicy`, { policy }),
    },
  };
  return ways[on];
}
