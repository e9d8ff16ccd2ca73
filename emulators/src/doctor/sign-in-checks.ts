import { lackingPolicies, readSignInConfig, wrongDomains } from '../deploy/sign-in-policies.ts';
import { type Check, consolePage, deployAgain } from './check.ts';

export const signInChecks: readonly Check[] = [
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
