import { clubFolder } from '@fanclub/contract/club/club-folder';
import { notItsOwn } from '../club/not-its-own.ts';
import type { Deployment } from '../deploy/deployment.ts';
import { lackingPolicies, readSignInConfig, wrongDomains } from '../deploy/sign-in-policies.ts';
import { NoCredentials } from '../google-api.ts';
import { newerReleases } from '../upgrade/releases.ts';
import { type Check, consolePage, deployAgain } from './check.ts';
import { dataChecks } from './data-checks.ts';
import { functionsChecks } from './functions-checks.ts';
import { type LookUp, lookUp, mailChecks } from './mail-checks.ts';
import { projectChecks } from './project-checks.ts';
import { versionCheck } from './version-check.ts';

const signInChecks: readonly Check[] = [
  {
    name: 'Policies of sign-in',
    faults: async (deployment) => lackingPolicies(await readSignInConfig(deployment)),
    mend: deployAgain,
  },
  {
    name: 'Authorised domains',
    faults: async (deployment) => wrongDomains(await readSignInConfig(deployment), deployment),
    mend: deployAgain,
  },
  {
    name: 'Ways to sign in',
    faults: async (deployment) => {
      const { api } = deployment;
      const google = 'defaultSupportedIdpConfigs/google.com';
      const config = await readSignInConfig(deployment);
      const provider = await api.get('identity', `projects/${api.project}/${google}`);
      return [
        ...(provider?.enabled ? [] : ['Google is off']),
        ...(config?.signIn?.anonymous?.enabled ? ['anonymous accounts are on'] : []),
        ...(config?.signIn?.phoneNumber?.enabled ? ['phone numbers are on'] : []),
      ];
    },
    mend: consolePage('authentication/providers'),
  },
];

/** Returns the check that the site is the club's own, at the address that its folder says. */
const clubCheck = (folder: string): Check => ({
  name: 'The club',
  faults: async ({ parameters }) => notItsOwn(parameters.PUBLIC_URL, folder),
  mend: ({ api }) => `npm run club, then npm run deploy -- --project ${api.project}`,
});

export interface Finding {
  name: string;
  faults: string[];
  /** How to repair the faults; empty if there are none. */
  mend: string;
}

/**
 * Runs one check. An error, for example if Google refuses the call, counts as a fault. Only missing credentials end the
 * whole run.
 */
async function look(check: Check, deployment: Deployment): Promise<Finding> {
  const { name } = check;
  try {
    const faults = await check.faults(deployment);
    return { name, faults, mend: faults.length > 0 ? await check.mend(deployment, faults) : '' };
  } catch (error) {
    if (error instanceof NoCredentials) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const mend = `gcloud auth application-default login, as an owner of ${deployment.api.project}`;
    return { name, faults: [`not seen: ${why}`], mend };
  }
}

/** Runs all checks of a deployed project. It changes nothing. */
export function examine(
  deployment: Deployment,
  find: LookUp = lookUp,
  findNewer = newerReleases,
  folder = clubFolder(),
): Promise<Finding[]> {
  const checks = [
    ...projectChecks,
    clubCheck(folder),
    versionCheck(findNewer),
    ...signInChecks,
    ...dataChecks,
    ...functionsChecks,
    ...mailChecks(find),
  ];
  return Promise.all(checks.map((check) => look(check, deployment)));
}
