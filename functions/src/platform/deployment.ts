import { type Wallet, wallets } from '@fanclub/contract/wallets/wallets';

/** Where everything runs, and close to it the data. */
export const region = 'europe-west1';

/**
 * The account that the functions run as: the deployment makes it and grants it what the functions
 * need, and nothing else. Google's default account could change the whole project.
 */
export const serviceAccountId = 'fanclub-functions';

/**
 * That of `uploads` alone: whoever broke the decoder of images could do what this one may, for any
 * process of a function can ask the platform for its token, and read the variables of the others.
 */
export const uploadsAccountId = 'fanclub-uploads';

export type AccountId = typeof serviceAccountId | typeof uploadsAccountId;

/** Its address in a project, in full: firebase-tools grants secrets to what stands there as it stands. */
export function serviceAccountEmail(project: string, id: AccountId = serviceAccountId): string {
  return `${id}@${project}.iam.gserviceaccount.com`;
}

/** What each function can be given of Secret Manager. */
export const secretNames = ['SMTP_URL', 'HASH_KEY', 'ADMIN_GATE_HASHES'] as const;

/** The secret with the keys of each wallet. A club without keys has none of them: `WALLETS` names those that it has. */
export const walletSecrets = { apple: 'APPLE_PASS', google: 'GOOGLE_WALLET' } as const;

const namedWallets = (names: string): Wallet[] =>
  wallets.filter((wallet) => names.split(',').includes(wallet));

/** The secrets of the wallets that are named, for the function that makes passes, or a process that is none. */
export function walletSecretsOf(
  functionName: string | undefined,
  names = '',
): (typeof walletSecrets)[Wallet][] {
  if (functionName !== undefined && functionName !== 'api') return [];
  return namedWallets(names).map((wallet) => walletSecrets[wallet]);
}

/** What `uploads` is given of it: the key that limits and history are kept under. */
const uploadsSecrets: readonly string[] = ['HASH_KEY'];

/** The secrets of a function, by its name; of all of them for a process that is none. */
export function secretsOf(functionName: string | undefined): (typeof secretNames)[number][] {
  return secretNames.filter((name) => functionName !== 'uploads' || uploadsSecrets.includes(name));
}
