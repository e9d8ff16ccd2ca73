import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface IndexFile {
  indexes: {
    collectionGroup: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: object[];
  }[];
}

/** Reads the definitions of Firestore's indexes, as they are deployed. */
export function readIndexFile(): IndexFile {
  const file = fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8'));
}
