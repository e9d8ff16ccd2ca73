import { deepStrictEqual, ok, rejects, strictEqual } from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildFunctions } from '../build/tasks.ts';
import { addAdmin } from '../deploy/add-admin.ts';
import { deployAll } from '../deploy/deploy-steps.ts';
import { deployPreview, parametersFile, writeVariable } from '../deploy/deployment.ts';
import { databasePath } from '../deploy/project-resources.ts';
import { rollBack } from '../deploy/rollback.ts';
import { say, step } from '../terminal.ts';
import { bucketOf, lentAccess } from './fresh-project.ts';
import { restrictedSharing } from './policies.ts';
import { beginRehearsal, type Rehearsal } from './rehearsal-project.ts';

/**
 * The requests with which a deployment changes the project, in their order. The rehearsal makes a deployment fail once
 * at each of them.
 */
const milestones: readonly (readonly [what: string, ...calls: RegExp[]])[] = [
  ['services', /^POST .*services:batchEnable$/],
  ['rules', /^POST .*\/rulesets$/],
  ['account of the functions', /^POST .*\/serviceAccounts$/],
  ['its access to the bucket', /^PUT b\/.*\/iam$/],
  ['upgrade of Firebase Auth', /identityPlatform:initializeAuth$/],
  ['sign-in policies', /^PATCH .*\/config$/],
  ['source of the functions', /functions:generateUploadUrl$/],
  // A first deployment deploys the functions twice, because the clean-up policy can only be set after the first
  // attempt.
  ['functions', /^POST .*\/functions$/, /^PATCH .*repositories\/gcf-artifacts$/],
  ['version of the web app', /^PATCH .*\/versions\/\d+$/],
  ['release of the web app', /^POST .*channels\/live\/releases$/],
  ['domain of the site', /^POST .*\/customDomains$/],
  ['what alerts count', /^PUT .*\/metrics\/\w+$/],
  ['alerts', /^POST .*\/alertPolicies$/],
];

const release = milestones.findIndex(([what]) => what === 'release of the web app');

/** No pause is needed: where Google needs time, the stand-in accepts a step after some attempts. */
const pauseMs = 0;

/** Requests that a repeated deployment may send: they change nothing or only release the web app. */
const harmless =
  /:(testIamPermissions|getIamPolicy|generateServiceIdentity|test|populateFiles)$|^POST (oauth2|files)\/|\/versions(\/\d+)?$|channels\/live\/releases$|^PATCH .*\/releases\//;

const isWriting = (call: string) => !call.startsWith('GET ');

const liveVersion = ({ standIn }: Rehearsal) =>
  standIn.resources.get('projects/rehearsal/sites/rehearsal/channels/live')?.release.version.name;

async function failAtEveryStep(rehearsal: Rehearsal): Promise<void> {
  const { standIn, deployment } = rehearsal;
  for (const [i, [what, ...calls]] of milestones.entries()) {
    standIn.refusals.push(...calls);
    await step(`Failing at: ${what}`, () =>
      rejects(deployAll(deployment, pauseMs), /refused|failed/, `unnoticed: ${what}`),
    );
    deepStrictEqual(standIn.refusals, [], `failed elsewhere than at: ${what}`);
    const isReleased = liveVersion(rehearsal) !== undefined;
    strictEqual(isReleased, i > release, `released in spite of, or kept back by: ${what}`);
  }
  await deployAll(deployment, pauseMs);
}

function checkOrder(calls: readonly string[]): void {
  const expected = milestones.flatMap(([, ...patterns]) => patterns);
  const firsts = expected.map((pattern) => calls.findIndex((call) => pattern.test(call)));
  ok(!firsts.includes(-1), `left out: ${expected[firsts.indexOf(-1)]}`);
  deepStrictEqual(
    firsts,
    [...firsts].sort((a, b) => a - b),
    'out of order',
  );
}

async function deployAgain({ standIn, deployment }: Rehearsal): Promise<void> {
  standIn.calls.length = 0;
  await deployAll(deployment, pauseMs);
  const unneeded = standIn.calls.filter((call) => isWriting(call) && !harmless.test(call));
  deepStrictEqual(unneeded, [], `written again without need: ${unneeded.join(', ')}`);
}

/** Runs a part of the rehearsal with a new project, which is removed afterwards, also after an error. */
async function inRehearsal(work: (rehearsal: Rehearsal) => Promise<void>): Promise<void> {
  const rehearsal = await beginRehearsal();
  try {
    await work(rehearsal);
  } finally {
    await rehearsal.end();
  }
}

/** Deploys where Google refuses what only a person can change, and checks that each failure names what to do. */
async function nameRemedies({ standIn, deployment }: Rehearsal): Promise<void> {
  const failing = (title: string, remedy: RegExp) =>
    step(title, () => rejects(deployAll(deployment, pauseMs), remedy, 'no remedy was named'));
  standIn.refusals.push(/identityPlatform:initializeAuth$/);
  await failing('Where we may not switch Identity Platform on', /press "Enable Identity Platform"/);

  const file = parametersFile(deployment.folder, deployment.api.project);
  const parameters = readFileSync(file);
  writeVariable(file, 'API_MAX_INSTANCES', '100');
  await failing('With more processors than a new project has', /Ask Google for as many/);
  writeFileSync(file, parameters);

  standIn.resources.set(restrictedSharing, true);
  await failing('In an organisation that refuses the public', /Ask its administrator/);
  standIn.resources.delete(restrictedSharing);
}

async function deployAtOnce(rehearsal: Rehearsal): Promise<void> {
  const { standIn, deployment } = rehearsal;
  await nameRemedies(rehearsal);
  await step('A fresh project, at once', () => deployAll(deployment, pauseMs));
  const email = 'you@example.club';
  await step('The first admin, twice', async () => {
    await addAdmin(deployment.api, { email });
    await addAdmin(deployment.api, { email, role: 'owner' });
  });
  const admin = standIn.resources.get(`${databasePath(deployment.api)}/documents/admins/${email}`);
  strictEqual(admin?.fields.email.stringValue, email, 'the admin has no row');
  const stored = readFileSync(parametersFile(deployment.folder, deployment.api.project), 'utf8');
  ok(/^TRUSTED_PROXY_HOPS=2$/m.test(stored), 'the proxies were not counted');
  checkOrder(standIn.calls);
  const isBudget = (call: string) => /^POST .*\/budgets$/.test(call);
  ok(standIn.calls.some(isBudget), 'no budget alert was created');
  const policy = standIn.resources.get(`b/${bucketOf(deployment.api.project)}#policy`);
  deepStrictEqual(policy.bindings[0], lentAccess, 'access that somebody lent was changed');
}

async function goForthAndBack(rehearsal: Rehearsal): Promise<void> {
  const firstLive = liveVersion(rehearsal);
  await step('The same again: nothing but a new version of the web app', () =>
    deployAgain(rehearsal),
  );
  const secondLive = liveVersion(rehearsal);
  ok(firstLive && secondLive && firstLive !== secondLive, 'no new version was released');
  await step('A preview', () => deployPreview(rehearsal.deployment, 'next'));
  strictEqual(liveVersion(rehearsal), secondLive, 'a preview changed what is live');
  await step('Going back', () => rollBack(rehearsal.deployment.api));
  strictEqual(liveVersion(rehearsal), firstLive, 'going back shows another version');
}

/**
 * Deploys to an imaginary project with the real firebase-tools and a stand-in for Google, so that all requests stay on
 * this machine. Throws if a deployment does not behave as the documentation says.
 */
export async function rehearseDeployment(): Promise<void> {
  await buildFunctions();
  await inRehearsal(deployAtOnce);
  await inRehearsal(async (rehearsal) => {
    await failAtEveryStep(rehearsal);
    await goForthAndBack(rehearsal);
  });
  say(
    `A fresh project, a failure at each of ${milestones.length} steps, a repetition, a preview and a way back: all as promised.`,
  );
}
