import { defaultBucket } from '../deploy/bucket.ts';
import type { Deployment } from '../deploy/deployment.ts';
import type { GoogleApi } from '../google/google-api.ts';

/** One requirement of a deployed project: a row of the doctor's table. */
export interface Check {
  name: string;
  /** Resolves with the faults as sentences for people; empty when all is well. */
  faults: (deployment: Deployment) => Promise<string[]>;
  /** The command, or the console page, that repairs the faults. */
  mend: (deployment: Deployment, faults: readonly string[]) => string | Promise<string>;
}

export const deployAgain: Check['mend'] = ({ api }) => `npm run deploy -- --project ${api.project}`;

/** Returns a `mend` function that names the firebase-tools command for the examined project. */
export const firebaseCommand =
  (command: string): Check['mend'] =>
  ({ api }) =>
    `npx firebase ${command} --project ${api.project}`;

export const consolePage =
  (page: string): Check['mend'] =>
  ({ api }) =>
    `https://console.firebase.google.com/project/${api.project}/${page}`;

/** The command that removes a role from a member, on the images' bucket or on the project. */
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
