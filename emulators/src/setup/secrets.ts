import { randomBytes, randomInt } from 'node:crypto';
import type { GoogleApi } from '../google-api.ts';

const secretPath = (api: GoogleApi, name: string) => `projects/${api.project}/secrets/${name}`;

export async function hasSecret(api: GoogleApi, name: string): Promise<boolean> {
  return Boolean(await api.get('secrets', `${secretPath(api, name)}/versions/latest`));
}

/** Stores the value of a secret as its newest version. The secret is created if there is none. */
export async function storeSecret(api: GoogleApi, name: string, value: string): Promise<void> {
  const path = secretPath(api, name);
  if (!(await api.get('secrets', path))) {
    const secrets = `projects/${api.project}/secrets?secretId=${name}`;
    await api.send('POST', 'secrets', secrets, { replication: { automatic: {} } });
  }
  const data = Buffer.from(value).toString('base64');
  await api.send('POST', 'secrets', `${path}:addVersion`, { payload: { data } });
}

export const randomHashKey = () => randomBytes(32).toString('base64url');

/** Letters and digits that are not mistaken for others when they are read aloud or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

/** Returns a random pass phrase of four groups of four letters, with 79 bits. */
export function randomPhrase(): string {
  const letter = () => letters[randomInt(letters.length)];
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}
