import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GoogleAnswer } from '../google-api.ts';
import { Problem } from '../problem.ts';
import { say } from '../terminal.ts';
import type { Deployment } from './deployment.ts';
import { databasePath } from './project-resources.ts';

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

export function readIndexFile({ folder }: Pick<Deployment, 'folder'>): IndexFile {
  return JSON.parse(readFileSync(path.join(folder, 'firestore.indexes.json'), 'utf8'));
}

export const groupOf = (name: string) => /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '';

/** Describes an index as text. Leaves out the document's name, which Firestore adds to each index. */
const indexText = (group: string, fields: readonly Field[]) =>
  `${group}: ${fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`)
    .join(', ')}`;

type Where = Pick<Deployment, 'api' | 'folder'>;

/**
 * Compares the indexes of a project with firestore.indexes.json. Returns the differences as descriptions of the
 * indexes.
 */
export async function compareIndexes(where: Where) {
  const { api } = where;
  const all = `${databasePath(api)}/collectionGroups/-/indexes`;
  const existing: GoogleAnswer[] = (await api.get('firestore', all))?.indexes ?? [];
  const states = new Map(
    existing.map(({ name, fields, state }) => [indexText(groupOf(name), fields), state]),
  );
  const wanted = readIndexFile(where).indexes.map((index) =>
    indexText(index.collectionGroup, index.fields),
  );
  return {
    missing: wanted.filter((index) => !states.has(index)),
    notReady: wanted.filter((index) => states.has(index) && states.get(index) !== 'READY'),
    notOurs: [...states.keys()].filter((index) => !wanted.includes(index)),
  };
}

const pollMs = 3_000;
const patienceMs = 30 * 60_000;

/**
 * Waits until Firestore has built all indexes of firestore.indexes.json, and prints how many are still missing. Throws
 * a Problem after 30 minutes. Functions must not be deployed earlier, because their queries would fail.
 */
export async function untilIndexed(
  where: Where,
  { pauseMs = pollMs, polls = patienceMs / pollMs } = {},
): Promise<void> {
  let said = 0;
  for (let poll = 1; ; poll++) {
    const { missing, notReady } = await compareIndexes(where);
    const awaited = [...missing, ...notReady];
    if (awaited.length === 0) return;
    if (poll >= polls) {
      throw new Problem(
        `Firestore has not built yet: ${awaited.join('; ')}. Nothing that needs it was brought out. Deploy again later: it goes on from there.`,
      );
    }
    if (awaited.length !== said) say(`Firestore still builds ${awaited.length} indexes.`);
    said = awaited.length;
    await sleep(pauseMs);
  }
}
