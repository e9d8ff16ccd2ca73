import type { Deployment } from '../deploy/deployment.ts';
import { defaultBucket } from '../deploy/project-resources.ts';
import type { GoogleApi } from '../google-api.ts';

/** One requirement of a deployed project. The doctor prints a row for each. */
export interface Check {
  name: string;
  /** Resolves with sentences that describe the faults; with an empty list if there are none. */
  faults: (deployment: Deployment) => Promise<string[]>;
  /** Returns the command or the page of the console that repairs the faults. */
  mend: (deployment: Deployment, faults: readonly string[]) => string | Promise<string>;
}

export const deployAgain: Check['mend'] = ({ api }) => `npm run deploy -- --project ${api.project}`;

/** Returns a `mend` function that gives a command of firebase-tools for the checked project. */
export const firebaseCommand =
  (command: string): Check['mend'] =>
  ({ api }) =>
    `npx firebase ${command} --project ${api.project}`;

export const consolePage =
  (page: string): Check['mend'] =>
  ({ api }) =>
    `https://console.firebase.google.com/project/${api.project}/${page}`;

/** Returns the command that takes a role from an account (`member`), on the bucket of images or on the project. */
export async function removeBinding(
  api: GoogleApi,
  { on, member, role }: { on: string | undefined; member: string; role: string },
): Promise<string> {
  const place =
    on === 'bucket'
      ? `storage buckets remove-iam-policy-binding gs://${await defaultBucket(api)}`
      : `projects remove-iam-policy-binding ${api.project}`;
  return `gcloud ${place} --member=${member} --role=${role} --all`;
}
