import { region, secretNames, serviceAccountEmail } from '@fanclub/functions/platform/deployment';
import { problemOf } from '@fanclub/functions/platform/environment';
import { compareGrants, findServiceAccount } from '../deploy/service-account.ts';
import type { Answer, GoogleApi } from '../google/google-api.ts';
import { type Check, deployAgain } from './check.ts';

/** What the functions themselves would say of a secret: what it must be, never what it is. */
async function secretFault(api: GoogleApi, name: (typeof secretNames)[number]): Promise<string[]> {
  const path = `projects/${api.project}/secrets/${name}/versions/latest:access`;
  const answer = await api.get('secrets', path);
  if (!answer) return [`${name} has no value`];
  const value = Buffer.from(answer.payload?.data ?? '', 'base64').toString();
  if (value.trim() === '[]') return [`${name} is empty`];
  const problem = problemOf(name, value);
  return problem ? [problem] : [];
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
  {
    name: 'The account that the functions run as',
    faults: async ({ api }) => {
      if (!(await findServiceAccount(api))) return ['there is none'];
      const { missing, tooMany } = await compareGrants(api);
      return [
        ...missing.map(({ role, why }) => `lacks ${role} (${why})`),
        ...tooMany.map((role) => `has ${role}, which it does not need`),
      ];
    },
    mend: (deployment, faults) => {
      const [, role] = /^has (\S+),/.exec(faults[0] ?? '') ?? [];
      const { project } = deployment.api;
      const member = `serviceAccount:${serviceAccountEmail(project)}`;
      return role
        ? `gcloud projects remove-iam-policy-binding ${project} --member=${member} --role=${role}`
        : deployAgain(deployment, faults);
    },
  },
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
      const account = serviceAccountEmail(api.project);
      return [
        ...functions
          .filter(({ serviceConfig }) => serviceConfig?.serviceAccountEmail !== account)
          .map((it) => `${nameOf(it)} runs as another account`),
        ...functions.filter(({ state }) => state !== 'ACTIVE').map((it) => `${nameOf(it)} is down`),
      ];
    },
    mend: deployAgain,
  },
];
