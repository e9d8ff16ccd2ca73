import { type Wallet, wallets } from '@fanclub/contract/wallets/wallets';
import type { FunctionName } from './instances.ts';

/** Region of the functions, close to the database. */
export const region = 'europe-west1';

/**
 * The account under which all functions but `uploads` run. The deployment creates it and grants it only what the
 * functions need; Google's default account could change the whole project.
 */
export const serviceAccountId = 'fanclub-functions';

/**
 * The account of the function `uploads`. Any process of a function can ask the platform for the function's
 * token and read its variables, so an attacker who exploits the image decoder has the rights of this account.
 */
export const uploadsAccountId = 'fanclub-uploads';

export type AccountId = typeof serviceAccountId | typeof uploadsAccountId;

/** Returns the full e-mail of an account in a project. firebase-tools grants secrets to exactly this e-mail. */
export function serviceAccountEmail(project: string, id: AccountId = serviceAccountId): string {
  return `${id}@${project}.iam.gserviceaccount.com`;
}

/**
 * The names of the secrets in Secret Manager that functions can use, apart from the wallets' secrets (`walletSecrets`).
 */
export const secretNames = ['SMTP_URL', 'HASH_KEY', 'ADMIN_GATE_HASHES'] as const;

/** For each wallet, the secret with its keys. The variable `WALLETS` names the wallets that the club offers. */
export const walletSecrets = { apple: 'APPLE_PASS', google: 'GOOGLE_WALLET' } as const;

const namedWallets = (names: string): Wallet[] =>
  wallets.filter((wallet) => names.split(',').includes(wallet));

/**
 * Returns the secrets of the wallets in `names`, for the function `api`, which creates passes, and for a process
 * that is not a function. Other functions get none.
 */
export function walletSecretsOf(
  functionName: string | undefined,
  names = '',
): (typeof walletSecrets)[Wallet][] {
  if (functionName !== undefined && functionName !== 'api') return [];
  return namedWallets(names).map((wallet) => walletSecrets[wallet]);
}

type SecretName = (typeof secretNames)[number];

const mailSecrets = ['SMTP_URL', 'HASH_KEY'] as const;

/**
 * The secrets of each function: those that it uses, and no others. `api` gets the mail server's URL only because `GET
 * /api/health` reports a malformed one. `uploads` decodes images that strangers send, so it gets none: with `HASH_KEY`,
 * an attacker who controls the decoder could sign membership cards.
 */
const functionSecrets = {
  api: secretNames,
  uploads: [],
  maintenance: ['HASH_KEY'],
  reconciliation: ['HASH_KEY'],
  accountBackup: [],
  queueMailOnCreate: [],
  numberReceiptsOnCreate: [],
  deliverLink: mailSecrets,
  deliverMail: mailSecrets,
  deliverNews: mailSecrets,
} as const satisfies Record<FunctionName, readonly SecretName[]>;

const isFunction = (name: string | undefined): name is FunctionName =>
  name !== undefined && Object.hasOwn(functionSecrets, name);

/** Returns which of `secretNames` a function gets. A process that is not a function gets all of them. */
export function secretsOf(functionName: string | undefined): readonly SecretName[] {
  return isFunction(functionName) ? functionSecrets[functionName] : secretNames;
}
