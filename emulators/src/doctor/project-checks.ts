import { offers } from '@fanclub/contract/club/offers';
import { missingAlerts } from '../deploy/alerts.ts';
import { disabledServices } from '../deploy/google-services.ts';
import { missingRecords, unconnectedDomain } from '../deploy/own-domain.ts';
import { countProxies } from '../deploy/proxy-hops.ts';
import { findFault, siteAddress } from '../deploy/smoke-test.ts';
import { type Check, deployAgain } from './check.ts';

export const projectChecks: readonly Check[] = [
  {
    name: 'Billing',
    faults: async ({ api }) => {
      const billing = await api.get('billing', `projects/${api.project}/billingInfo`);
      return billing?.billingEnabled ? [] : ['no billing account is linked (Blaze plan)'];
    },
    mend: ({ api }) =>
      `https://console.cloud.google.com/billing/linkedaccount?project=${api.project}`,
  },
  {
    name: 'Services of Google',
    faults: ({ api }) => disabledServices(api),
    mend: ({ api }, faults) =>
      `gcloud services enable ${faults.join(' ')} --project ${api.project}`,
  },
  {
    name: 'Parameters',
    faults: async ({ parameters }) => {
      const needed = ['MAIL_FROM', 'WEB_API_KEY', 'ALERT_EMAIL', 'DKIM_SELECTOR'];
      if (offers('rial')) needed.push('EXCHANGE_RATE_URL');
      const missing = needed.filter((it) => !parameters[it]);
      const isSecure = /^https:/.test(parameters.PUBLIC_URL ?? '');
      return [
        ...missing.map((name) => `${name} is not given`),
        ...(isSecure ? [] : ['PUBLIC_URL is no address that begins with https://']),
      ];
    },
    mend: ({ api }) =>
      `write them into functions/.env.${api.project} (docs/operations-reference.md), deploy`,
  },
  {
    name: 'Domain of the site',
    faults: async (deployment) => {
      const found = await unconnectedDomain(deployment);
      if (!found) return [];
      const records = missingRecords(found.domain).map(([name, value]) => `${name} lacks ${value}`);
      return [`${found.host} does not lead to the site`, ...records];
    },
    mend: deployAgain,
  },
  {
    name: 'Proxies in front of the functions',
    faults: async ({ api, parameters }) => {
      const origin = await siteAddress(api);
      // Another check reports a site that does not answer.
      if (await findFault(origin)) return [];
      const counted = await countProxies(origin);
      const stored = parameters.TRUSTED_PROXY_HOPS;
      return String(counted) === stored ? [] : [`counted ${counted}, TRUSTED_PROXY_HOPS=${stored}`];
    },
    mend: deployAgain,
  },
  {
    name: 'Alerts',
    faults: async ({ api }) => {
      const missing = await missingAlerts(api);
      return missing.map((name) => `"${name}" is off, changed, or mailed to nobody`);
    },
    mend: deployAgain,
  },
  {
    name: 'The product answers',
    faults: async ({ api }) => {
      const origin = await siteAddress(api);
      const fault = await findFault(origin);
      if (fault) return [fault];
      const health = await fetch(`${origin}/api/health`).then((answer) => answer.json());
      return (health.problems ?? []).map((name: string) => `${name} is missing or malformed`);
    },
    mend: ({ api }) =>
      `npx firebase functions:log --project ${api.project}; a name means what docs/operations-reference.md says of it`,
  },
];
