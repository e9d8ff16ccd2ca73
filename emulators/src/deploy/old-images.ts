import { region } from '@fanclub/functions/platform/deployment';
import type { GoogleApi } from '../google-api.ts';
import { lacks } from './lacks.ts';

/**
 * Which container images of the functions Google deletes and which it keeps in spite of that. firebase-tools asks for a
 * policy of the first name, and without one fails after it has deployed.
 */
const cleanupPolicies = {
  'firebase-functions-cleanup': {
    id: 'firebase-functions-cleanup',
    action: 'DELETE',
    condition: { tagState: 'ANY', olderThan: `${7 * 24 * 60 * 60}s` },
  },
  'last-versions': {
    id: 'last-versions',
    action: 'KEEP',
    mostRecentVersions: { keepCount: 5 },
  },
};

/**
 * Sets that Google deletes an image after a week, but never one of a function's last five, so that an earlier revision
 * can start. Returns false if the repository of the images does not exist yet, as before the first deployment.
 */
export async function keepOldImages(api: GoogleApi): Promise<boolean> {
  const path = `projects/${api.project}/locations/${region}/repositories/gcf-artifacts`;
  const repository = await api.get('artifacts', path);
  if (!repository) return false;
  if (lacks(repository, { cleanupPolicies, cleanupPolicyDryRun: false }).length > 0) {
    const body = {
      cleanupPolicies: { ...repository.cleanupPolicies, ...cleanupPolicies },
      cleanupPolicyDryRun: false,
    };
    await api.send('PATCH', 'artifacts', `${path}?updateMask=${Object.keys(body)}`, body);
  }
  return true;
}
