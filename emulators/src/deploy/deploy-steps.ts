import { step } from '../terminal.ts';
import { ensureAlerts } from './alerts.ts';
import { type Deployment, deployWebApp } from './deployment.ts';
import { deployFunctions } from './functions.ts';
import { ensureServices } from './google-services.ts';
import { untilIndexed } from './indexes.ts';
import { ensureServiceAccounts } from './service-account.ts';
import { ensureSignInPolicies } from './sign-in-policies.ts';
import { smokeTest } from './smoke-test.ts';
import { untilKnown } from './until-known.ts';

type Work = (deployment: Deployment) => Promise<void>;

/**
 * A deployment, in the order that never shows the new web app before what it needs. Each step looks
 * at what is there already, so a deployment that broke off is finished by the same command.
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
  // Last: Google takes minutes to know what a new alert counts, and nobody's visit needs it.
  ['Alerts', ensureAlerts],
];

/**
 * Deploys what is built in the folder; throws at the step that failed. `pauseMs`: how long Google gets
 * before a step is done again.
 */
export async function deployAll(deployment: Deployment, pauseMs?: number): Promise<void> {
  for (const [title, work] of steps) {
    await step(title, () => untilKnown(() => work(deployment), pauseMs));
  }
}
