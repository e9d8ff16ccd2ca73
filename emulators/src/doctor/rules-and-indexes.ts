import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '../deploy/deployment.ts';
import { compareIndexes, groupOf, readIndexFile } from '../deploy/indexes.ts';
import { databasePath, defaultBucket } from '../deploy/project-resources.ts';
import type { GoogleAnswer } from '../google-api.ts';

async function releasedRules({ api }: Deployment, release: string): Promise<string | undefined> {
  const found = await api.get('rules', `projects/${api.project}/releases/${release}`);
  const ruleset = found && (await api.get('rules', found.rulesetName));
  return ruleset?.source?.files?.[0]?.content;
}

/** Returns a fault for each rules file that differs from the rules in the project. */
export async function otherRules(deployment: Deployment): Promise<string[]> {
  const bucket = await defaultBucket(deployment.api);
  const releases = {
    'firestore.rules': 'cloud.firestore',
    'storage.rules': `firebase.storage/${bucket}`,
  };
  const faults: string[] = [];
  for (const [file, release] of Object.entries(releases)) {
    const ours = readFileSync(path.join(deployment.folder, file), 'utf8');
    if ((await releasedRules(deployment, release)) !== ours) faults.push(`not those of ${file}`);
  }
  return faults;
}

/** Returns a fault for each index that is missing, is not ready, or is not in firestore.indexes.json. */
export async function otherIndexes(deployment: Deployment): Promise<string[]> {
  const { missing, notReady, notOurs } = await compareIndexes(deployment);
  return [
    ...missing.map((index) => `missing: ${index}`),
    ...notReady.map((index) => `not ready: ${index}`),
    ...notOurs.map((index) => `not ours: ${index}`),
  ];
}

/** Returns a fault for each field whose single-field indexes or time to live differ from firestore.indexes.json. */
export async function otherFields(deployment: Deployment): Promise<string[]> {
  const { api } = deployment;
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const all = `${databasePath(api)}/collectionGroups/-/fields`;
  const answer = await api.get('firestore', `${all}?filter=${filter}`);
  const existing: GoogleAnswer[] = answer?.fields ?? [];
  const find = (group: string, field: string) =>
    existing.find(({ name }) => name.endsWith(`/collectionGroups/${group}/fields/${field}`));
  const wanted = readIndexFile(deployment).fieldOverrides;
  const changed = wanted.filter(({ collectionGroup, fieldPath, ttl, indexes }) => {
    const field = find(collectionGroup, fieldPath);
    const isIndexed = (field?.indexConfig?.indexes ?? []).length === indexes.length;
    return !field || !isIndexed || Boolean(field.ttlConfig) !== Boolean(ttl);
  });
  const known = wanted.map((it) => `${it.collectionGroup}/fields/${it.fieldPath}`);
  const expiring = existing.filter(
    ({ name, ttlConfig }) => ttlConfig && !known.some((field) => name.endsWith(`/${field}`)),
  );
  return [
    ...changed.map((it) => `${it.collectionGroup}.${it.fieldPath} is not as our file says`),
    ...expiring.map(({ name }) => `${groupOf(name)} must not expire by itself`),
  ];
}
