import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { clubDay } from '@fanclub/contract/club/club-day';

/**
 * Every purpose of a keyed hash, and the keys of `HASH_KEY` that are accepted for it:
 *
 * - `first`: only the first key. Such a hash may become useless when the key is replaced.
 * - `listed`: every key in use. While a key is being replaced, a stored hash may be under the old or the new key.
 * - `retired`: also the retired keys, until their day. These hashes are on paper, in wallets and in mails that were
 *   sent, or need what only a person knows (a password), so the server cannot write them anew.
 */
const purposes = {
  card: 'retired',
  news: 'retired',
  renewal: 'retired',
  reminder: 'retired',
  password: 'retired',
  'gate-phrases': 'retired',
  email: 'listed',
  'audit-member': 'listed',
  idempotency: 'listed',
  'register-body': 'listed',
  fingerprint: 'listed',
  'statement-line': 'listed',
  'known-payer': 'listed',
  device: 'listed',
  address: 'first',
  limit: 'first',
  budget: 'first',
  'promo-hold': 'first',
  'birth-date': 'first',
  'email-changes': 'first',
  'list-look': 'first',
  listed: 'first',
  'looks-mail': 'first',
  'audit-view': 'first',
  'card-mail': 'first',
  'payment-mail': 'first',
  invitation: 'first',
  'foreign-google': 'first',
  'desk-entry': 'first',
  import: 'first',
  ledger: 'first',
  'ledger-member': 'first',
} as const satisfies Record<string, 'first' | 'listed' | 'retired'>;

export type Purpose = keyof typeof purposes;

/**
 * Hashes personal values with a secret key of the deployment. Without the key nobody can find a value by hashing
 * guesses.
 */
export interface KeyedHash {
  /** Returns the hash under the first key, for storing. `purpose` keeps equal values of different kinds apart. */
  (purpose: Purpose, value: string): string;
  /**
   * Returns the hashes under all keys that are accepted for the purpose, the first key's hash first. For searching,
   * because a stored row or a printed code may have a hash under an earlier key.
   */
  all: (purpose: Purpose, value: string) => readonly [string, ...string[]];
}

type Hash = (purpose: Purpose, value: string) => string;

/** Returns the hash under one key. Each purpose has a subkey of its own, from which no other can be computed. */
function hashUnder(key: string): Hash {
  const subkeys = new Map<Purpose, Uint8Array>();
  return (purpose, value) => {
    const subkey = subkeys.get(purpose) ?? new Uint8Array(hkdfSync('sha256', key, '', purpose, 32));
    subkeys.set(purpose, subkey);
    return createHmac('sha256', subkey).update(value).digest('base64url');
  };
}

const retiredKey = /^(.*)@(\d{4}-\d\d-\d\d)$/;

/**
 * True if a value can be `HASH_KEY` (see `createKeyedHash`). A key that ends in `@` and an incomplete date is refused
 * as a typing error.
 */
export function areHashKeys(value: string): boolean {
  const isDated = (entry: string) => /@[\d-]+$/.test(entry);
  const [first = '', ...others] = value.split(',');
  const keys = others.map((entry) => retiredKey.exec(entry)?.[1] ?? entry);
  return [first, ...keys].every((key) => key.length >= 16 && !isDated(key));
}

/**
 * Creates the hash. `keys` is one key, or several separated by commas: new hashes use the first, and searches use the
 * keys that `purposes` accepts for the purpose. A key that ends in `@` and a day, for example `@2027-06-30`, is
 * retired: until the end of that day it is accepted for the purposes that are `retired` in `purposes`, and for nothing
 * else.
 */
export function createKeyedHash(keys: string, now: () => Date = () => new Date()): KeyedHash {
  const entries = keys.split(',').map((entry) => {
    const [, key = entry, until] = retiredKey.exec(entry) ?? [];
    return { hash: hashUnder(key), until };
  });
  const listed = entries.filter(({ until }) => until === undefined).map(({ hash }) => hash);
  const [first, ...others] = listed;
  if (!first) throw new Error('every key is retired');
  const retired = () => {
    const today = clubDay(now());
    return entries.filter(({ until }) => until !== undefined && until >= today);
  };
  const othersFor = (purpose: Purpose): Hash[] => {
    const accepted = purposes[purpose];
    if (accepted === 'first') return [];
    return accepted === 'listed' ? others : [...others, ...retired().map(({ hash }) => hash)];
  };
  return Object.assign((purpose: Purpose, value: string) => first(purpose, value), {
    all: (purpose: Purpose, value: string): [string, ...string[]] => [
      first(purpose, value),
      ...othersFor(purpose).map((hash) => hash(purpose, value)),
    ],
  });
}

/** SHA-256 in base64url without a key, for values that are random secrets themselves and for bytes of files. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url');
}
