import { region } from '@fanclub/functions/platform/deployment';
import { say } from '../terminal.ts';
import type { Deployment } from './deployment.ts';

const daysOfOldImages = '7';

/**
 * Sets how long old images of the functions are kept. Without this policy, firebase-tools deploys the
 * functions and then fails because it may not prompt. Before the first deployment nothing is done, because
 * Google has not created the repository yet.
 */
function setCleanupPolicy({ firebase }: Deployment): Promise<void> {
  const days = ['--days', daysOfOldImages, '--force'];
  return firebase('functions:artifacts:setpolicy', '--location', region, ...days);
}

function hasRepository({ api }: Deployment): Promise<boolean> {
  const path = `projects/${api.project}/locations/${region}/repositories/gcf-artifacts`;
  return api.get('artifacts', path).then(Boolean);
}

/**
 * Deploys the functions. The first deployment of a project creates the repository and stops because its
 * policy is missing; then the policy is set and the deployment repeated, which skips the deployed functions.
 */
export async function deployFunctions(deployment: Deployment): Promise<void> {
  const deploy = () => deployment.firebase('deploy', '--only', 'functions');
  const isFirst = !(await hasRepository(deployment));
  if (!isFirst) await setCleanupPolicy(deployment);
  try {
    await deploy();
  } catch (error) {
    if (!isFirst || !(await hasRepository(deployment))) throw error;
    say(
      'That was expected of a first deployment: saying how long old images are kept, and going on.',
    );
    await setCleanupPolicy(deployment);
    await deploy();
  }
}
