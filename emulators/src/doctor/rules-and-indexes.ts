import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from '../deploy/deployment.ts';
import { defaultBucket } from '../deploy/service-account.ts';
import type { Answer } from '../google/google-api.ts';

interface Field {
  fieldPath: string;
  [how: string]: unknown;
}
interface IndexFile {
  indexes: { collectionGroup: string; queryScope: string; fields: Field[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: unknown[];
  }[];
}

function readIndexFile({ folder }: Deployment): IndexFile {
  return JSON.parse(readFileSync(path.join(folder, 'firestore.indexes.json'), 'utf8'));
}

const groupOf = (name: string) => /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '';

/** An index in words; Firestore adds the document's name as the last field of each. */
const indexText = (group: string, fields: readonly Field[]) =>
  `${group}: ${fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`)
    .join(', ')}`;

async function releasedRules({ api }: Deployment, release: string): Promise<string | undefined> {
  const found = await api.get('rules', `projects/${api.project}/releases/${release}`);
  const ruleset = found && (await api.get('rules', found.rulesetName));
  return ruleset?.source?.files?.[0]?.content;
}

/** The files of rules that are not what the project has. */
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

/** Indexes that are missing or not built yet, and those that no query of ours needs. */
export async function otherIndexes(deployment: Deployment): Promise<string[]> {
  const { api } = deployment;
  const all = `projects/${api.project}/databases/(default)/collectionGroups/-/indexes`;
  const existing: Answer[] = (await api.get('firestore', all))?.indexes ?? [];
  const states = new Map(
    existing.map(({ name, fields, state }) => [indexText(groupOf(name), fields), state]),
  );
  const wanted = readIndexFile(deployment).indexes.map((index) =>
    indexText(index.collectionGroup, index.fields),
  );
  return [
    ...wanted.filter((index) => !states.has(index)).map((index) => `missing: ${index}`),
    ...wanted.filter((index) => states.get(index) === 'CREATING').map((it) => `not ready: ${it}`),
    ...[...states.keys()].filter((it) => !wanted.includes(it)).map((it) => `not ours: ${it}`),
  ];
}

/** Single fields whose index or time to live is not as our file says. */
export async function otherFields(deployment: Deployment): Promise<string[]> {
  const { api } = deployment;
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const all = `projects/${api.project}/databases/(default)/collectionGroups/-/fields`;
  const answer = await api.get('firestore', `${all}?filter=${filter}`);
  const existing: Answer[] = answer?.fields ?? [];
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
