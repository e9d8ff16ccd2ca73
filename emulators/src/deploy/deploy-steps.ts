import { region } from '@fanclub/functions/platform/deployment';
import { mostVcpus, newProjectVcpus } from '@fanclub/functions/platform/instances';
import { say, step } from '../terminal.ts';
import { ensureAlerts } from './alerts.ts';
import { ensureBudget } from './budget.ts';
import { type Deployment, deployWebApp, Refused } from './deployment.ts';
import { ensureServices } from './google-services.ts';
import { untilIndexed } from './indexes.ts';
import { keepOldImages } from './old-images.ts';
import { connectDomain } from './own-domain.ts';
import { storeProxyHops } from './proxy-hops.ts';
import { ensureServiceAccounts } from './service-account.ts';
import { ensureSignInPolicies } from './sign-in-policies.ts';
import { smokeTest } from './smoke-test.ts';
import { untilKnown } from './until-known.ts';

/**
 * Deploys the functions. A project's first deployment creates the repository of container images and then fails,
 * because the clean-up policy is missing. In that case, this function sets the policy and deploys again, which skips
 * the functions that are already deployed.
 */
async function deployFunctions(deployment: Deployment): Promise<void> {
  const deploy = () => deployment.firebase('deploy', '--only', 'functions');
  tellOfQuota(deployment);
  const isFirst = !(await keepOldImages(deployment.api));
  try {
    await deploy();
  } catch (error) {
    const isRefused = error instanceof Refused;
    if (!isFirst || isRefused || !(await keepOldImages(deployment.api))) throw error;
    say('That was expected of a first deployment: it is now said which old images are kept.');
    await deploy();
  }
}

/** Prints which quota to ask Google for if the functions may use more processors than a new project has. */
function tellOfQuota({ api, parameters }: Deployment): void {
  const most = mostVcpus(parameters);
  if (most <= newProjectVcpus) return;
  say(
    `With all instances, the functions use ${most} processors. A new project has ${newProjectVcpus} in a region: ask for ${most} ("Total CPU allocation", Cloud Run, ${region}) at https://console.cloud.google.com/iam-admin/quotas?project=${api.project}`,
  );
}

type Work = (deployment: Deployment) => Promise<void>;

/**
 * Steps of a deployment. The new web app is released only after everything that it needs. Each step can be repeated, so
 * the same command completes an interrupted deployment.
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
  [
    'Counting the proxies in front of it',
    async (deployment) => {
      if (await storeProxyHops(deployment)) await deployFunctions(deployment);
    },
  ],
  ['The domain of the site', connectDomain],
  // Alerts come last, because Google needs minutes until a new metric can be used, and visitors do not depend on
  // alerts.
  ['Alerts', ensureAlerts],
  ['Budget alert', ensureBudget],
];

/**
 * Deploys the builds in the folder and throws if a step fails. A step that fails only because Google is not ready is
 * repeated after `pauseMs`.
 */
export async function deployAll(deployment: Deployment, pauseMs?: number): Promise<void> {
  for (const [title, work] of steps) {
    await step(title, () => untilKnown(() => work(deployment), pauseMs));
  }
}
