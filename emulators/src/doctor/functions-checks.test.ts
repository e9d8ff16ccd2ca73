import { it } from 'vitest';
import { bucketOf } from '../rehearsal/fresh-project.ts';
import { secret } from '../rehearsal/healthy-project.ts';
import { examinedProject, type FaultRow, project, root } from './testing/examined-project.ts';

const { expectFault } = examinedProject();
const account = `fanclub-functions@${project}.iam.gserviceaccount.com`;
const uploadsAccount = `fanclub-uploads@${project}.iam.gserviceaccount.com`;

const faults: readonly FaultRow[] = [
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
    `b/${bucketOf(project)}#policy`,
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
    'The account fanclub-uploads',
    `${root}#policy`,
    ({ bindings }: { bindings: object[] }) => ({
      bindings: [
        ...bindings,
        { role: 'roles/datastore.user', members: [`serviceAccount:${uploadsAccount}`] },
      ],
    }),
    /^has roles\/datastore\.user on the project, which it does not need$/,
    /^npm run deploy/,
  ],
  [
    'The account fanclub-uploads',
    `${root}/secrets/HASH_KEY#policy`,
    {
      bindings: [
        {
          role: 'roles/secretmanager.secretAccessor',
          members: [`serviceAccount:${uploadsAccount}`],
        },
      ],
    },
    /^has roles\/secretmanager\.secretAccessor on the secret HASH_KEY, which it does not need$/,
    /^npm run deploy/,
  ],
  [
    'Functions',
    `${root}/locations/europe-west1/functions/uploads`,
    {
      name: 'functions/uploads',
      state: 'ACTIVE',
      serviceConfig: {
        serviceAccountEmail: uploadsAccount,
        secretEnvironmentVariables: [{ key: 'HASH_KEY' }],
      },
    },
    /^uploads is given HASH_KEY, which it does not need$/,
    /^npm run deploy/,
  ],
  [
    'Functions',
    `${root}/locations/europe-west1/functions/api`,
    { name: 'functions/api', state: 'ACTIVE', serviceConfig: { serviceAccountEmail: 'x' } },
    /^api runs as another account$/,
    /deploy/,
  ],
  [
    'Functions',
    `${root}/locations/europe-west1/functions/api`,
    (healthy: { serviceConfig: object }) => ({
      ...healthy,
      serviceConfig: { ...healthy.serviceConfig, maxInstanceCount: 100 },
    }),
    /^api may have another number of instances/,
    /deploy/,
  ],
];

it.each(faults)('%s: %s', (...row) => expectFault(row));
