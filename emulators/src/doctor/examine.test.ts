import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Policy } from '../deploy/access-policies.ts';
import type { Deployment } from '../deploy/deployment.ts';
import { googleApi } from '../google/google-api.ts';
import { inRoot } from '../paths.ts';
import { type StandIn, startStandIn } from '../rehearsal/google-stand-in.ts';
import { bucketName, makeHealthy, secret } from '../rehearsal/healthy-project.ts';
import { originsAt } from '../rehearsal/origins.ts';
import { examine } from './examine.ts';

const project = 'rehearsal';
const root = `projects/${project}`;
const database = `${root}/databases/(default)`;
const account = `fanclub-functions@${project}.iam.gserviceaccount.com`;
const uploadsAccount = `fanclub-uploads@${project}.iam.gserviceaccount.com`;

let standIn: StandIn;
let deployment: Deployment;
const before = { ...process.env };

const names: Record<string, string[]> = {
  'fanclub.test': ['v=spf1 include:mail.example -all'],
  'mail._domainkey.fanclub.test': ['v=DKIM1; k=rsa; p=MIIB'],
  '_dmarc.fanclub.test': ['v=DMARC1; p=quarantine'],
};
const find = async (name: string) => names[name] ?? [];

beforeAll(async () => {
  standIn = await startStandIn(new Map(), {});
  Object.assign(process.env, originsAt(standIn.origin));
  deployment = {
    api: googleApi(project),
    folder: inRoot(),
    parameters: {
      PUBLIC_URL: 'https://members.example.club',
      MAIL_FROM: 'Club <club@fanclub.test>',
      EXCHANGE_RATE_URL: 'https://rates.example',
      WEB_API_KEY: 'key',
      TRUSTED_PROXY_HOPS: '2',
      ALERT_EMAIL: 'club@fanclub.test',
      DKIM_SELECTOR: 'mail',
    },
    firebase: async () => undefined,
  };
  await makeHealthy(standIn, deployment);
});

afterAll(async () => {
  for (const name of Object.keys(originsAt(''))) {
    if (before[name] === undefined) delete process.env[name];
  }
  await standIn.stop();
});

const faulty = async (of = deployment, look = find) =>
  (await examine(of, look)).filter(({ faults }) => faults.length > 0);

it('finds nothing to mend in a project that is as it should be', async () => {
  expect(await faulty()).toEqual([]);
});

/** Takes something from a healthy project, or puts it wrong: [what, resource, value, fault, command]. */
const faults: readonly (readonly [string, string, unknown, RegExp, RegExp])[] = [
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
    /docs\/operations\.md/,
  ],
  [
    'Policies of sign-in',
    `${root}/config`,
    { authorizedDomains: ['rehearsal.web.app', 'members.example.club'], emailPrivacyConfig: {} },
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
  [
    'Security rules',
    `${root}/releases/cloud.firestore`,
    undefined,
    /not those of firestore\.rules/,
    /--only firestore:rules,storage/,
  ],
  [
    'Indexes',
    `${database}/collectionGroups/members/indexes/0`,
    undefined,
    /missing: members: is_approved ASCENDING/,
    /firestore:indexes/,
  ],
  [
    'Fields that expire or are not indexed',
    `${database}/collectionGroups/uploads/fields/expires_at`,
    {
      name: `${database}/collectionGroups/uploads/fields/expires_at`,
      ttlConfig: { state: 'ACTIVE' },
    },
    /uploads/,
    /firestore:indexes/,
  ],
  [
    'Point-in-time recovery and protection from deletion',
    database,
    {},
    /no point-in-time recovery/,
    /--point-in-time-recovery ENABLED/,
  ],
  [
    'Backups of Firestore',
    `${database}/backupSchedules/1`,
    undefined,
    /each day/,
    /backups:schedules:create --recurrence DAILY/,
  ],
  [
    'Bucket of the images',
    `b/${bucketName}`,
    {},
    /it could be made public/,
    /--public-access-prevention/,
  ],
  [
    'Who may read the bucket',
    `b/${bucketName}#policy`,
    (healthy: Policy) => ({
      ...healthy,
      bindings: [
        ...(healthy.bindings ?? []),
        { role: 'roles/storage.legacyObjectReader', members: [`projectViewer:${project}`] },
        { role: 'roles/storage.legacyObjectOwner', members: [`projectOwner:${project}`] },
      ],
    }),
    /^projectViewer:rehearsal by roles\/storage\.legacyObjectReader on the bucket$/,
    /^gcloud storage buckets remove-iam-policy-binding gs:\/\/rehearsal\.appspot\.com --member=projectViewer:rehearsal --role=roles\/storage\.legacyObjectReader --all$/,
  ],
  [
    'Backups of accounts',
    `b/${bucketName}/o`,
    { items: [{ timeCreated: '2026-01-01T02:30:00Z' }] },
    /last two nights/,
    /functions:log --only accountBackup/,
  ],
  [
    'Secrets',
    `${root}/secrets/ADMIN_GATE_HASHES/versions/latest:access`,
    secret('["scrypt:no"]'),
    /^ADMIN_GATE_HASHES has to be a JSON list/,
    /secrets:set ADMIN_GATE_HASHES/,
  ],
  [
    'Secrets',
    `${root}/secrets/HASH_KEY/versions/latest:access`,
    undefined,
    /^HASH_KEY has no value$/,
    /secrets:set HASH_KEY/,
  ],
  [
    'The account fanclub-functions',
    `${root}/serviceAccounts/${account}#policy`,
    { bindings: [] },
    /^lacks roles\/iam\.serviceAccountTokenCreator \(signs sessions\)$/,
    /^npm run deploy/,
  ],
  [
    'The account fanclub-uploads',
    `b/${bucketName}#policy`,
    {
      bindings: [
        { role: 'roles/storage.objectUser', members: [`serviceAccount:${account}`] },
        { role: 'roles/storage.objectUser', members: [`serviceAccount:${uploadsAccount}`] },
      ],
    },
    /^has roles\/storage\.objectUser on the bucket, which it does not need$/,
    /deploy/,
  ],
  [
    'Functions',
    `${root}/locations/europe-west1/functions/api`,
    { name: 'functions/api', state: 'ACTIVE', serviceConfig: { serviceAccountEmail: 'x' } },
    /^api runs as another account$/,
    /deploy/,
  ],
];

describe('what is missing or unsafe', () => {
  it.each(faults)('%s: %s', async (name, resource, value, fault, command) => {
    const healthy = standIn.resources.get(resource);
    if (value === undefined) standIn.resources.delete(resource);
    else standIn.resources.set(resource, typeof value === 'function' ? value(healthy) : value);
    const found = await faulty();
    if (healthy === undefined) standIn.resources.delete(resource);
    else standIn.resources.set(resource, healthy);
    expect(found.map((finding) => finding.name)).toEqual([name]);
    expect(found[0]?.faults.join('\n')).toMatch(new RegExp(fault.source, 'm'));
    expect(found[0]?.mend).toMatch(command);
  });

  it('a domain where anybody may sign in from their own machine', async () => {
    const config = standIn.resources.get(`${root}/config`);
    standIn.resources.set(`${root}/config`, {
      ...config,
      authorizedDomains: [...config.authorizedDomains, 'localhost'],
    });
    const found = await faulty();
    standIn.resources.set(`${root}/config`, config);
    expect(found).toEqual([
      {
        name: 'Authorised domains',
        faults: ['localhost'],
        mend: 'npm run deploy -- --project rehearsal',
      },
    ]);
  });

  it.each(Object.keys(names))('a sender whose %s is not in the name servers', async (missing) => {
    const found = await faulty(deployment, async (name) => (name === missing ? [] : find(name)));
    expect(found.map(({ name }) => name)).toEqual(['Sender of mails']);
    expect(found[0]?.mend).toMatch(/TXT records/);
  });

  it('no sender below a domain whose DMARC holds for it, too', async () => {
    const below = { ...deployment.parameters, MAIL_FROM: 'Club <club@post.fanclub.test>' };
    const records: Record<string, string[]> = {
      'post.fanclub.test': ['v=spf1 redirect=_spf.mail.example'],
      'mail._domainkey.post.fanclub.test': names['mail._domainkey.fanclub.test'] ?? [],
      '_dmarc.fanclub.test': names['_dmarc.fanclub.test'] ?? [],
    };
    const found = await faulty(
      { ...deployment, parameters: below },
      async (name) => records[name] ?? [],
    );
    expect(found).toEqual([]);
  });

  it('a parameter that nobody has written', async () => {
    const { ALERT_EMAIL: _, ...parameters } = deployment.parameters;
    const found = await faulty({ ...deployment, parameters });
    expect(found.map(({ name, faults: lines }) => [name, lines])).toEqual([
      ['Parameters', ['ALERT_EMAIL is not given']],
    ]);
  });

  it('what Google does not let us see, and goes on', async () => {
    standIn.refusals.push(/billingInfo/);
    const found = await faulty();
    expect(found.map(({ name }) => name)).toEqual(['Billing']);
    expect(found[0]?.faults[0]).toMatch(/^not seen: /);
    expect(found[0]?.mend).toMatch(/as an owner of rehearsal/);
  });
});
