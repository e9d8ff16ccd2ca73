import { wallets } from '@fanclub/contract/wallets/wallets';
import { AppError } from './app-error.ts';
import { secretNames, secretsOf, walletSecrets, walletSecretsOf } from './deployment.ts';
import { areHashKeys } from './keyed-hash.ts';
import { log } from './log.ts';
import {
  type ApplePassKeys,
  type GoogleWalletKeys,
  readApplePass,
  readGoogleWallet,
} from './wallet-keys.ts';

interface Rule {
  fits: (value: string) => boolean;
  /**
   * Describes the required value in an error message. The value itself is never shown, because it may be a
   * secret.
   */
  says: string;
  /** Value if the variable is not set; a variable without a fallback is required. */
  fallback?: string;
}

const isHashes = (value: string): boolean =>
  parseList(value)?.every((entry) => /^scrypt:[\w-]{8,}:[\w-]{43}$/.test(String(entry))) ?? false;
const isUrl = (pattern: RegExp) => (value: string) => pattern.test(value) && URL.canParse(value);

/** The environment variables of the functions, apart from those of the emulators. */
const rules = {
  /** The public URL of the product; links in mails begin with it. */
  PUBLIC_URL: { fits: isUrl(/^https?:/), says: 'an address that begins with https://' },
  /** The project's web API key for calls to Identity Toolkit; any text in the emulator. */
  WEB_API_KEY: { fits: (value) => value.length > 0, says: "the web app's apiKey" },
  /** Secret keys of the keyed hashes: one key, or several separated by commas after a key was replaced. */
  HASH_KEY: {
    fits: areHashKeys,
    says: 'at least 16 characters, or several such keys with commas between; after the first, a retired one ends in @ and a day as 2027-06-30',
  },
  ADMIN_GATE_HASHES: {
    fits: isHashes,
    says: 'a JSON list of scrypt:<salt>:<hash>',
    fallback: '[]',
  },
  SMTP_URL: { fits: isUrl(/^smtps?:/), says: 'an address that begins with smtps:// or smtp://' },
  MAIL_FROM: {
    fits: (value) => value.includes('@'),
    says: 'an e-mail address, with a name or not',
  },
  /** The service that knows the rate of the rial; `none` for a club that takes no rial or whose staff write the rate. */
  EXCHANGE_RATE_URL: {
    fits: (value) => value === 'none' || isUrl(/^https?:/)(value),
    says: 'an address that begins with https://, or none',
    fallback: 'none',
  },
  /** The wallets for which the club has keys. The secrets of other wallets are not read. */
  WALLETS: {
    fits: (value) => value.split(',').every((name) => ['', ...wallets].includes(name)),
    says: 'apple, google, or both with a comma between',
    fallback: '',
  },
  APPLE_PASS: {
    fits: (value) => readApplePass(value) !== null,
    says: 'JSON of passTypeIdentifier, teamIdentifier, certificate, key and wwdr, with a certificate that is not over',
  },
  GOOGLE_WALLET: {
    fits: (value) => readGoogleWallet(value) !== null,
    says: 'JSON of issuerId, clientEmail and privateKey',
  },
  /** Number of proxies in front of the function that append to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: {
    fits: (value) => /^[1-9]$/.test(value),
    says: 'a number from 1 to 9',
    fallback: '1',
  },
} as const satisfies Record<string, Rule>;

type VariableName = keyof typeof rules;

export interface Environment {
  /** Names of the variables that are missing or malformed. */
  problems: readonly VariableName[];
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly webApiKey: string;
  readonly hashKey: string;
  /**
   * The hashes of the pass phrases, parsed but not checked; an empty list if the variable is missing or is no JSON
   * list.
   */
  readonly adminGateHashes: readonly unknown[];
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly exchangeRateUrl: string;
  readonly trustedProxyHops: number;
  /**
   * Null if the club has no keys or if the keys are malformed or expired, and in a function that does not get the keys.
   */
  readonly applePass: ApplePassKeys | null;
  readonly googleWallet: GoogleWalletKeys | null;
  authEmulatorHost: string | undefined;
  /** True if the emulator variables are set. The limits per network address are then wider. */
  emulated: boolean;
  /**
   * True if a response that violates the contract becomes an error, so that tests notice it. False in production, and
   * in the bench, which measures what production does.
   */
  strictResponses: boolean;
}

type Source = Record<string, string | undefined>;

function parseList(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** Describes what is wrong with a variable's value, without showing the value; null for a valid one. */
export function problemOf(name: VariableName, value: string | undefined): string | null {
  const { fits, says, fallback }: Rule = rules[name];
  const given = value ?? fallback;
  return given !== undefined && fits(given) ? null : `${name} has to be ${says}`;
}

/**
 * Returns a test for names of variables. It is false for a secret that this function does not get, so that the secret
 * is not reported as missing.
 */
function isGivenTo(
  functionName: string | undefined,
  walletNames: string | undefined,
): (name: VariableName) => boolean {
  const own: VariableName[] = [
    ...secretsOf(functionName),
    ...walletSecretsOf(functionName, walletNames),
  ];
  const secrets: readonly VariableName[] = [...secretNames, ...Object.values(walletSecrets)];
  return (name) => !secrets.includes(name) || own.includes(name);
}

/**
 * Reads the environment variables. Missing and malformed ones are logged and listed in `problems`; only code that needs
 * one of them fails, with `not_configured`. Malformed hashes of pass phrases are ignored. A malformed
 * `TRUSTED_PROXY_HOPS` is read as 1, because the last entry of X-Forwarded-For can't be forged.
 */
export function readEnvironment(source: Source = process.env): Environment {
  const emulated = Boolean(source.FIRESTORE_EMULATOR_HOST);
  const given: Source = { ...(emulated && { WEB_API_KEY: 'local' }), ...source };
  const names = (Object.keys(rules) as VariableName[]).filter(
    isGivenTo(source.FUNCTION_TARGET, source.WALLETS),
  );
  const found = names.flatMap((name) => {
    const problem = problemOf(name, given[name]);
    return problem === null ? [] : [{ name, problem }];
  });
  const problems = found.map(({ name }) => name);
  if (found.length > 0) {
    const cause = new Error(found.map(({ problem }) => problem).join('; '));
    log.error('environment variables are missing or malformed', cause);
  }

  const value = (name: VariableName): string => {
    const { fallback }: Rule = rules[name];
    const known = problems.includes(name) ? undefined : (given[name] ?? fallback);
    if (known === undefined)
      throw new AppError('not_configured', { missing: problems, retryAfterS: 60 });
    return known;
  };
  return {
    problems,
    get publicUrl() {
      return value('PUBLIC_URL').replace(/\/$/, '');
    },
    get webApiKey() {
      return value('WEB_API_KEY');
    },
    get hashKey() {
      return value('HASH_KEY');
    },
    get adminGateHashes() {
      return parseList(given.ADMIN_GATE_HASHES ?? rules.ADMIN_GATE_HASHES.fallback) ?? [];
    },
    get smtpUrl() {
      return value('SMTP_URL');
    },
    get mailFrom() {
      return value('MAIL_FROM');
    },
    get exchangeRateUrl() {
      return value('EXCHANGE_RATE_URL');
    },
    get trustedProxyHops() {
      return problems.includes('TRUSTED_PROXY_HOPS') ? 1 : Number(value('TRUSTED_PROXY_HOPS'));
    },
    applePass: names.includes('APPLE_PASS') ? readApplePass(given.APPLE_PASS) : null,
    googleWallet: names.includes('GOOGLE_WALLET') ? readGoogleWallet(given.GOOGLE_WALLET) : null,
    authEmulatorHost: source.FIREBASE_AUTH_EMULATOR_HOST,
    emulated,
    strictResponses: emulated && source.LENIENT_RESPONSES !== 'true',
  };
}
