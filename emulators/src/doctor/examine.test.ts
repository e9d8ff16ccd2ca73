import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { examinedProject, type FaultRow, project, root } from './testing/examined-project.ts';

const { standIn, faulty, expectFault } = examinedProject();

it('a correct project has no finding', async () => {
  expect(await faulty()).toEqual([]);
});

const faults: readonly FaultRow[] = [
  ['Billing', `${root}/billingInfo`, {}, /no billing account/, /billing\/linkedaccount/],
  [
    'Services of Google',
    `${root}/services/iamcredentials.googleapis.com`,
    undefined,
    /^iamcredentials\.googleapis\.com$/,
    /^gcloud services enable iamcredentials\.googleapis\.com --project rehearsal$/,
  ],
  [
    'Alerts',
    `${root}/metrics/fanclub_mails_given_up`,
    undefined,
    /"Mails given up" is off/,
    /deploy/,
  ],
  [
    'The product answers',
    `${root}/sites/${project}`,
    { defaultUrl: 'http://127.0.0.1:1' },
    /did not answer/,
    /functions:log/,
  ],
  [
    'The product answers',
    'health',
    { ok: true, problems: ['settings/registration.deadline'] },
    /^settings\/registration\.deadline is missing or malformed$/,
    /docs\/operations-reference\.md/,
  ],
  [
    'Domain of the site',
    `${root}/sites/${project}/customDomains/members.example.club`,
    {
      hostState: 'HOST_UNHOSTED',
      requiredDnsUpdates: {
        desired: [
          { records: [{ domainName: 'members.example.club', type: 'A', rdata: '199.36.158.100' }] },
        ],
      },
    },
    /^members\.example\.club lacks A 199\.36\.158\.100$/,
    /^npm run deploy/,
  ],
  [
    'Policies of sign-in',
    `${root}/config`,
    (config: object) => ({ ...config, emailPrivacyConfig: {} }),
    /emailPrivacyConfig\.enableImprovedEmailPrivacy/,
    /^npm run deploy -- --project rehearsal$/,
  ],
  [
    'Ways to sign in',
    `${root}/defaultSupportedIdpConfigs/google.com`,
    undefined,
    /Google is off/,
    /authentication\/providers/,
  ],
];

it.each(faults)('a fault is found: %s: %s', (...row) => expectFault(row));

it('a domain where anybody may sign in from their own machine', async () => {
  const { resources } = standIn();
  const config = resources.get(`${root}/config`);
  resources.set(`${root}/config`, {
    ...config,
    authorizedDomains: [...config.authorizedDomains, 'localhost'],
  });
  const found = await faulty();
  resources.set(`${root}/config`, config);
  expect(found).toEqual([
    {
      name: 'Authorised domains',
      faults: ['localhost'],
      mend: 'npm run deploy -- --project rehearsal',
    },
  ]);
});

it('a number of proxies that is not the counted one', async () => {
  const found = await faulty({ TRUSTED_PROXY_HOPS: '1' });
  expect(found.map(({ name, faults: lines }) => [name, lines])).toEqual([
    ['Proxies in front of the functions', ['counted 2, TRUSTED_PROXY_HOPS=1']],
  ]);
});

it('a parameter that nobody has written', async () => {
  const found = await faulty({ ALERT_EMAIL: undefined });
  expect(found.map(({ name, faults: lines }) => [name, lines])).toEqual([
    ['Parameters', ['ALERT_EMAIL is not given']],
  ]);
});

it('a version that is older than two releases', async () => {
  const { resources } = standIn();
  resources.set('health', { ok: true, version: '1.0.0' });
  const releases = ['1.1.0', '1.2.0'].map((version) => ({
    tag: `v${version}`,
    version,
    isAnnotated: true,
  }));
  const found = await faulty({}, undefined, async () => releases);
  resources.delete('health');
  expect(found.map(({ name, faults: lines }) => [name, lines])).toEqual([
    ['Version', ['1.0.0 is deployed, 2 releases behind 1.2.0']],
  ]);
});

it('the doctor says what Google does not let it see, and goes on', async () => {
  standIn().refusals.push(/billingInfo/);
  const found = await faulty();
  expect(found.map(({ name }) => name)).toEqual(['Billing']);
  expect(found[0]?.faults[0]).toMatch(/^not seen: /);
  expect(found[0]?.mend).toMatch(/as an owner of rehearsal/);
});

it("a site that still is the demo's", async () => {
  const found = await faulty({}, undefined, undefined, inRoot('club'));
  expect(found.map(({ name, mend }) => [name, mend])).toEqual([
    ['The club', 'npm run club, then npm run deploy -- --project rehearsal'],
  ]);
});
