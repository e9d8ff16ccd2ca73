import { readFileSync } from 'node:fs';
import { serviceAccountEmail } from '@fanclub/functions/platform/deployment';
import { mostInstances } from '@fanclub/functions/platform/instances';
import { hashPassPhrase } from '../demo-access.ts';
import { ensureAlerts } from '../deploy/alerts.ts';
import type { Deployment } from '../deploy/deployment.ts';
import { ensureServices } from '../deploy/google-services.ts';
import { readIndexFile } from '../deploy/indexes.ts';
import { databasePath } from '../deploy/project-resources.ts';
import { ensureServiceAccounts } from '../deploy/service-account.ts';
import { ensureSignInPolicies } from '../deploy/sign-in-policies.ts';
import { untilKnown } from '../deploy/until-known.ts';
import { inRoot } from '../paths.ts';
import { bucketOf, freshProject } from './fresh-project.ts';
import type { StandIn } from './google-stand-in.ts';

/** Returns a value as Secret Manager sends it. */
export const secret = (value: string) => ({
  payload: { data: Buffer.from(value).toString('base64') },
});

/** Gives a project everything that it has after a deployment and after the commands in docs/operations-reference.md. */
export async function makeHealthy(standIn: StandIn, deployment: Deployment): Promise<void> {
  const { resources } = standIn;
  const { project } = deployment.api;
  const root = `projects/${project}`;
  const database = databasePath(deployment.api);
  const bucket = bucketOf(project);
  freshProject(standIn, project);
  await ensureServices(deployment.api);
  await untilKnown(() => ensureServiceAccounts(deployment.api), 0);
  await ensureSignInPolicies(deployment);
  await untilKnown(() => ensureAlerts(deployment), 0);
  const rulesets = {
    'firestore.rules': 'cloud.firestore',
    'storage.rules': `firebase.storage/${bucket}`,
  };
  for (const [file, release] of Object.entries(rulesets)) {
    const name = `${root}/rulesets/${file}`;
    resources.set(name, { source: { files: [{ content: readFileSync(inRoot(file), 'utf8') }] } });
    resources.set(`${root}/releases/${release}`, { rulesetName: name });
  }
  const { indexes, fieldOverrides } = readIndexFile(deployment);
  for (const [i, index] of indexes.entries()) {
    const name = `${database}/collectionGroups/${index.collectionGroup}/indexes/${i}`;
    resources.set(name, { ...index, name, state: 'READY' });
  }
  for (const { collectionGroup, fieldPath, ttl, indexes: kept } of fieldOverrides) {
    const name = `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
    const ttlConfig = ttl ? { state: 'ACTIVE' } : undefined;
    resources.set(name, { name, indexConfig: { indexes: kept }, ttlConfig });
  }
  resources.set(database, {
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  resources.set(`${database}/backupSchedules/1`, { dailyRecurrence: {} });
  resources.set(`b/${bucket}/o`, { items: [{ timeCreated: new Date().toISOString() }] });
  resources.set(`b/${bucket}`, {
    iamConfiguration: {
      uniformBucketLevelAccess: { enabled: true },
      publicAccessPrevention: 'enforced',
    },
    softDeletePolicy: { retentionDurationSeconds: '604800' },
  });
  resources.set(`${root}/defaultSupportedIdpConfigs/google.com`, { enabled: true });
  const host = new URL(deployment.parameters.PUBLIC_URL ?? '').hostname;
  resources.set(`${root}/sites/${project}/customDomains/${host}`, {
    ownershipState: 'OWNERSHIP_ACTIVE',
    hostState: 'HOST_ACTIVE',
  });
  const values = {
    SMTP_URL: 'smtps://club:word@mail.example:465',
    HASH_KEY: 'k'.repeat(32),
    ADMIN_GATE_HASHES: JSON.stringify([hashPassPhrase('a pass phrase')]),
  };
  for (const [name, value] of Object.entries(values)) {
    resources.set(`${root}/secrets/${name}/versions/latest:access`, secret(value));
  }
  const functions = `${root}/locations/europe-west1/functions`;
  resources.set(`${functions}/api`, {
    name: `${functions}/api`,
    state: 'ACTIVE',
    serviceConfig: {
      serviceAccountEmail: serviceAccountEmail(project),
      maxInstanceCount: mostInstances('api'),
    },
  });
  resources.set(`${root}/sites/${project}/channels/live/releases`, { releases: [] });
}
