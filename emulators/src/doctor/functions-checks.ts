import {
  type AccountId,
  region,
  secretNames,
  secretsOf,
  serviceAccountEmail,
  uploadsAccountId,
} from '@fanclub/functions/platform/deployment';
import { problemOf } from '@fanclub/functions/platform/environment';
import { functionNames, mostInstances } from '@fanclub/functions/platform/instances';
import { accountIds, compareGrants, findServiceAccount } from '../deploy/service-account.ts';
import type { GoogleAnswer, GoogleApi } from '../google-api.ts';
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
      if (!role || id === uploadsAccountId) return deployAgain(deployment, faults);
      const member = `serviceAccount:${serviceAccountEmail(deployment.api.project, id)}`;
      return removeBinding(deployment.api, { on, member, role });
    },
  };
}

/** Returns the e-mail address of the service account that a function must run as. */
const accountOf = (project: string, functionName: string) =>
  serviceAccountEmail(project, functionName === 'uploads' ? uploadsAccountId : undefined);

/** Returns which of our secrets a deployed function is given. */
function secretsGiven({ serviceConfig }: GoogleAnswer): (typeof secretNames)[number][] {
  const given: GoogleAnswer[] = serviceConfig?.secretEnvironmentVariables ?? [];
  return secretNames.filter((name) => given.some(({ key }) => key === name));
}

const nameOf = ({ name }: GoogleAnswer) => name.split('/').at(-1);

function hasMostInstances(found: GoogleAnswer, parameters: NodeJS.Dict<string>): boolean {
  const name = functionNames.find((each) => each === nameOf(found));
  return !name || found.serviceConfig?.maxInstanceCount === mostInstances(name, parameters);
}

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
    faults: async ({ api, parameters }) => {
      const all = await api.get(
        'functions',
        `projects/${api.project}/locations/${region}/functions`,
      );
      const functions: GoogleAnswer[] = all?.functions ?? [];
      if (functions.length === 0) return ['none is deployed'];
      return [
        ...functions
          .filter(
            (it) => it.serviceConfig?.serviceAccountEmail !== accountOf(api.project, nameOf(it)),
          )
          .map((it) => `${nameOf(it)} runs as another account`),
        ...functions.flatMap((it) =>
          secretsGiven(it)
            .filter((key) => !secretsOf(nameOf(it)).includes(key))
            .map((key) => `${nameOf(it)} is given ${key}, which it does not need`),
        ),
        ...functions
          .filter((it) => !hasMostInstances(it, parameters))
          .map((it) => `${nameOf(it)} may have another number of instances than its table says`),
        ...functions.filter(({ state }) => state !== 'ACTIVE').map((it) => `${nameOf(it)} is down`),
      ];
    },
    mend: deployAgain,
  },
];
