import { deepStrictEqual, ok, rejects, strictEqual } from 'node:assert/strict';
import { deployAll } from '../deploy/deploy-steps.ts';
import { deployPreview } from '../deploy/deployment.ts';
import { rollBack } from '../deploy/rollback.ts';
import { say, step } from '../terminal.ts';
import { bucketOf, lentAccess } from './fresh-project.ts';
import { beginRehearsal, type Rehearsal } from './rehearsal-project.ts';

/** The writing requests of a deployment, in order; the rehearsal fails once at each of them. */
const milestones: readonly (readonly [what: string, ...calls: RegExp[]])[] = [
  ['services', /^POST .*services:batchEnable$/],
  ['rules', /^POST .*\/rulesets$/],
  ['account of the functions', /^POST .*\/serviceAccounts$/],
  ['its access to the bucket', /^PUT b\/.*\/iam$/],
  ['sign-in policies', /^PATCH .*\/config$/],
  ['source of the functions', /functions:generateUploadUrl$/],
  // A first deployment tries the functions a second time, after the cleanup policy is set.
  ['functions', /^POST .*\/functions$/, /^PATCH .*repositories\/gcf-artifacts$/],
  ['version of the web app', /^PATCH .*\/versions\/\d+$/],
  ['release of the web app', /^POST .*channels\/live\/releases$/],
  ['what alerts count', /^PUT .*\/metrics\/\w+$/],
  ['alerts', /^POST .*\/alertPolicies$/],
];

const release = milestones.findIndex(([what]) => what === 'release of the web app');

/** No pause is needed, because the stand-in counts attempts where Google needs time. */
const pauseMs = 0;

/** Requests of a repeated deployment that change nothing, except for those that release the web app. */
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

/** Runs a part of the rehearsal in a fresh project, which is removed afterwards in any case. */
async function inRehearsal(work: (rehearsal: Rehearsal) => Promise<void>): Promise<void> {
  const rehearsal = await beginRehearsal();
  try {
    await work(rehearsal);
  } finally {
    await rehearsal.end();
  }
}

async function deployAtOnce({ standIn, deployment }: Rehearsal): Promise<void> {
  await step('A fresh project, at once', () => deployAll(deployment, pauseMs));
  checkOrder(standIn.calls);
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
 * Rehearses deployments of a fresh project with the real firebase-tools against a stand-in for Google;
 * throws when one of them differs from the documented behaviour.
 */
export async function rehearseDeployment(): Promise<void> {
  await inRehearsal(deployAtOnce);
  await inRehearsal(async (rehearsal) => {
    await failAtEveryStep(rehearsal);
    await goForthAndBack(rehearsal);
  });
  say(
    `A fresh project, a failure at each of ${milestones.length} steps, a repetition, a preview and a way back: all as promised.`,
  );
}
