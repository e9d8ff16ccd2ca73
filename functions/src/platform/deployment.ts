/** Where everything runs, and close to it the data. */
export const region = 'europe-west1';

/**
 * The account that the functions run as: the deployment makes it and grants it what the functions
 * need, and nothing else. Google's default account could change the whole project.
 */
export const serviceAccountId = 'fanclub-functions';

/** Its address in a project, in full: firebase-tools grants secrets to what stands there as it stands. */
export function serviceAccountEmail(project: string): string {
  return `${serviceAccountId}@${project}.iam.gserviceaccount.com`;
}

/** What each function can be given of Secret Manager. */
export const secretNames = ['SMTP_URL', 'HASH_KEY', 'ADMIN_GATE_HASHES'] as const;
