import {
  type AccountId,
  region,
  secretNames,
  serviceAccountEmail,
  uploadsAccountId,
} from '@fanclub/functions/platform/deployment';
import { problemOf } from '@fanclub/functions/platform/environment';
import { accountIds, compareGrants, findServiceAccount } from '../deploy/service-account.ts';
import type { Answer, GoogleApi } from '../google/google-api.ts';
import { type Check, deployAgain, removeBinding } from './check.ts';

/**
 * Checks a secret with the same rules as the functions. The message says what the value must be like, but does not
 * contain the value.
 */
async function secretFault(api: GoogleApi, name: (typeof secretNames)[number]): Promise<string[]> {
  const path = `projects/${api.project}/secrets/${name}/versions/latest:access`;
  const answer = await api.get('secrets', path);
  if (!answer) return [`${name} has no value`];
  const value = Buffer.from(answer.payload?.data ?? '', 'base64').toString();
  if (value.trim() === '[]') return [`${name} is empty`];
  const problem = problemOf(name, value);
  return problem ? [problem] : [];
}

function accountCheck(id: AccountId): Check {
  return {
    name: `The account ${id}`,
    faults: async ({ api }) => {
      if (!(await findServiceAccount(api, id))) return ['there is none'];
      const { missing, tooMany } = await compareGrants(api, id);
      return [
        ...missing.map(({ role, why }) => `lacks ${role} (${why})`),
        ...tooMany.map(({ on, role }) => `has ${role} on the ${on}, which it does not need`),
      ];
    },
    mend: async (deployment, faults) => {
      const [, role, on] = /^has (\S+) on the (\w+),/.exec(faults[0] ?? '') ?? [];
      if (!role) return deployAgain(deployment, faults);
      const member = `serviceAccount:${serviceAccountEmail(deployment.api.project, id)}`;
      return removeBinding(deployment.api, { on, member, role });
    },
  };
}

/** Returns the e-mail address of the service account that a function must run as. */
const accountOf = (project: string, functionName: string) =>
  serviceAccountEmail(project, functionName === 'uploads' ? uploadsAccountId : undefined);

export const functionsChecks: readonly Check[] = [
  {
    name: 'Secrets',
    faults: async ({ api }) => {
      const faults = await Promise.all(secretNames.map((name) => secretFault(api, name)));
      return faults.flat();
    },
    mend: ({ api }, [fault = '']) =>
      `npx firebase functions:secrets:set ${fault.split(' ')[0]} --project ${api.project}, then deploy`,
  },
  ...accountIds.map(accountCheck),
  {
    name: 'Functions',
    faults: async ({ api }) => {
      const all = await api.get(
        'functions',
        `projects/${api.project}/locations/${region}/functions`,
      );
      const functions: Answer[] = all?.functions ?? [];
      if (functions.length === 0) return ['none is deployed'];
      const nameOf = ({ name }: Answer) => name.split('/').at(-1);
      return [
        ...functions
          .filter(
            (it) => it.serviceConfig?.serviceAccountEmail !== accountOf(api.project, nameOf(it)),
          )
          .map((it) => `${nameOf(it)} runs as another account`),
        ...functions.filter(({ state }) => state !== 'ACTIVE').map((it) => `${nameOf(it)} is down`),
      ];
    },
    mend: deployAgain,
  },
];
