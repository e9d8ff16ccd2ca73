import { type Wallet, wallets } from '@fanclub/contract/wallets/wallets';

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

/** The secrets in Secret Manager that functions can use, apart from those in `walletSecrets`. */
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

/** The secrets of the function `uploads`: only the hash key, which rate limits and the audit need. */
const uploadsSecrets: readonly string[] = ['HASH_KEY'];

/**
 * Returns which of `secretNames` a function gets: `uploads` gets few, and every other function or process all of them.
 */
export function secretsOf(functionName: string | undefined): (typeof secretNames)[number][] {
  return secretNames.filter((name) => functionName !== 'uploads' || uploadsSecrets.includes(name));
}
