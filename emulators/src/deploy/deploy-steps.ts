import { region } from '@fanclub/functions/platform/deployment';
import { say, step } from '../terminal.ts';
import { ensureAlerts } from './alerts.ts';
import { type Deployment, deployWebApp } from './deployment.ts';
import { ensureServices } from './google-services.ts';
import { untilIndexed } from './indexes.ts';
import { ensureServiceAccounts } from './service-account.ts';
import { ensureSignInPolicies } from './sign-in-policies.ts';
import { smokeTest } from './smoke-test.ts';
import { untilKnown } from './until-known.ts';

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
async function deployFunctions(deployment: Deployment): Promise<void> {
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

type Work = (deployment: Deployment) => Promise<void>;

/**
 * The steps of a deployment, in an order that releases the new web app only after everything that it needs.
 * Each step skips what exists already, so the same command finishes an interrupted deployment.
 */
const steps: readonly (readonly [title: string, work: Work])[] = [
  ['Switching on what we need of Google', ({ api }) => ensureServices(api)],
  ['Rules and indexes', ({ firebase }) => firebase('deploy', '--only', 'firestore,storage')],
  ['The accounts that the functions run as', ({ api }) => ensureServiceAccounts(api)],
  ['How Firebase lets people sign in', ensureSignInPolicies],
  ['Waiting until indexes are built', (deployment) => untilIndexed(deployment)],
  ['Functions', deployFunctions],
  ['Web app', deployWebApp],
  ['Looking whether it answers', ({ api }) => smokeTest(api)],
  // Alerts come last: Google takes minutes to know a new metric, and visitors do not depend on it.
  ['Alerts', ensureAlerts],
];

/**
 * Deploys the builds in the folder; throws at the step that failed. `pauseMs` is the wait before a step that
 * Google was not ready for is repeated.
 */
export async function deployAll(deployment: Deployment, pauseMs?: number): Promise<void> {
  for (const [title, work] of steps) {
    await step(title, () => untilKnown(() => work(deployment), pauseMs));
  }
}
