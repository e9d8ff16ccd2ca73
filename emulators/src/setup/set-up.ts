import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { offers } from '@fanclub/contract/club/offers';
import { hashPassPhrase } from '../demo-access.ts';
import { addAdmin } from '../deploy/add-admin.ts';
import {
  openDeployment,
  parametersFile,
  readVariables,
  webVariablesFile,
  writeVariable,
} from '../deploy/deployment.ts';
import { ensureServices } from '../deploy/google-services.ts';
import { defaultBucket } from '../deploy/project-resources.ts';
import { ensureSignInPolicies } from '../deploy/sign-in-policies.ts';
import { untilKnown } from '../deploy/until-known.ts';
import { type LookUp, mailChecks } from '../doctor/mail-checks.ts';
import type { GoogleApi } from '../google-api.ts';
import { Problem } from '../problem.ts';
import { say, step } from '../terminal.ts';
import { readClub, storeAccounts, storePromoFallback, storeRate } from './club-settings.ts';
import {
  accountQuestions,
  type ClubToSetUp,
  fallbackRateQuestion,
  mailServerQuestion,
  ownerQuestion,
  parameterQuestions,
  promoFallbackQuestion,
  type Question,
} from './questions.ts';
import { hasSecret, randomHashKey, randomPhrase, storeSecret } from './secrets.ts';
import { ensureWebApp } from './web-app.ts';

export interface SetUp {
  api: GoogleApi;
  club: ClubToSetUp;
  /** The checkout that is deployed. */
  folder: string;
  /** Asks the person at the keyboard, and resolves with the trimmed answer. */
  ask: (question: string) => Promise<string>;
  lookUp: LookUp;
  /** Sends a mail through a mail server. Rejects if the server does not accept it. */
  tryMail: (server: string, mail: { from: string; to: string }) => Promise<void>;
  deploy: () => Promise<unknown>;
}

/** Path of the file with the answers for the database, which exists only after the deployment. No answer is secret. */
const keptFile = (folder: string, project: string) =>
  path.join(folder, '.firebase', `setup.${project}`);

async function askUntilSound({ ask }: SetUp, { ask: question, faultOf, stored }: Question) {
  for (;;) {
    const answer = await ask(`${question}: `);
    const fault = faultOf(answer);
    if (fault === null) return stored?.(answer) ?? answer;
    say(`  ${fault}`);
  }
}

/** Asks the questions for this club that have no answer in the file, and stores each answer at once. */
async function askInto(setUp: SetUp, file: string, questions: readonly Question[]) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (const question of questions) {
    if (readVariables(file)[question.name]) continue;
    writeVariable(file, question.name, await askUntilSound(setUp, question));
  }
  return readVariables(file);
}

/** Throws a Problem that names the page of the console if the project lacks what only a person can switch on. */
async function requireProject({ api }: SetUp): Promise<void> {
  const { project } = api;
  const billing = await api.get('billing', `projects/${project}/billingInfo`);
  if (!billing?.billingEnabled) {
    throw new Problem(
      `${project} has no billing account: link one at https://console.cloud.google.com/billing/linkedaccount?project=${project}, then run this again.`,
    );
  }
  if (!(await defaultBucket(api))) {
    throw new Problem(
      `${project} has no place for images: press "Get started" at https://console.firebase.google.com/project/${project}/storage and choose europe-west1, then run this again.`,
    );
  }
}

/** Writes the variables that the file does not have yet. Somebody may have changed the others. */
function writeMissing(file: string, variables: Record<string, string>): void {
  const written = readVariables(file);
  for (const [name, value] of Object.entries(variables)) {
    if (!written[name]) writeVariable(file, name, value);
  }
}

/**
 * Writes the configuration that Firebase has for the web app into the variables of the web build, and the API key in it
 * also into the functions' parameters.
 */
async function writeWebApp({ api, folder }: SetUp): Promise<void> {
  const variables = await ensureWebApp(api);
  writeMissing(webVariablesFile(folder), variables);
  writeMissing(parametersFile(folder, api.project), {
    WEB_API_KEY: variables.VITE_FIREBASE_API_KEY,
    // This variable makes the process return freed memory to the system.
    MALLOC_ARENA_MAX: '2',
  });
}

/** Waits until somebody has switched Google's sign-in on in the console, which needs a person's consent. */
async function waitForGoogle({ api, ask }: SetUp): Promise<void> {
  const path = `projects/${api.project}/defaultSupportedIdpConfigs/google.com`;
  while (!(await api.get('identity', path))?.enabled) {
    await ask(
      `Switch Google on at https://console.firebase.google.com/project/${api.project}/authentication/providers, then press Enter. `,
    );
  }
}

/** Asks for a mail server until one accepts a mail to the address for alerts, and stores this server. */
async function storeMailServer(setUp: SetUp, parameters: NodeJS.Dict<string>): Promise<void> {
  const { api, tryMail } = setUp;
  if (await hasSecret(api, 'SMTP_URL')) return;
  const mail = { from: parameters.MAIL_FROM ?? '', to: parameters.ALERT_EMAIL ?? '' };
  for (;;) {
    const server = await askUntilSound(setUp, mailServerQuestion);
    try {
      await step(`A mail to ${mail.to}`, () => tryMail(server, mail));
      return await storeSecret(api, 'SMTP_URL', server);
    } catch (error) {
      say(`  The server did not take it: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/**
 * Stores the keys that nobody has to type. The pass phrases of the panel are shown before they are stored. If a run
 * ends before they are stored, the next run shows new ones.
 */
async function storeKeys({ api, ask }: SetUp): Promise<void> {
  if (!(await hasSecret(api, 'HASH_KEY'))) await storeSecret(api, 'HASH_KEY', randomHashKey());
  if (await hasSecret(api, 'ADMIN_GATE_HASHES')) return;
  const phrases = [randomPhrase(), randomPhrase(), randomPhrase()];
  say('Pass phrases of the panel. They are shown only now:');
  for (const phrase of phrases) say(`    ${phrase}`);
  await ask('Press Enter when you have written them down. ');
  const hashes = phrases.map((phrase) => hashPassPhrase(phrase, randomBytes(16)));
  await storeSecret(api, 'ADMIN_GATE_HASHES', JSON.stringify(hashes));
}

/**
 * Sets a project up and deploys to it. Each answer and each step is stored at once, so that a run that ended at any
 * question continues at that question when it is started again. What the project has already is neither asked for nor
 * changed, because the club may have changed it since.
 */
export async function setUpProject(setUp: SetUp): Promise<void> {
  const { api, club, folder, lookUp, deploy } = setUp;
  await requireProject(setUp);
  await step('Switching on what we need of Google', () => untilKnown(() => ensureServices(api)));
  const file = parametersFile(folder, api.project);
  writeMissing(file, { PUBLIC_URL: club.site });
  const parameters = await askInto(setUp, file, parameterQuestions(club));
  writeMissing(file, { EXCHANGE_RATE_URL: 'none' });
  const { hasAdmin, hasOneOf, hasRate, hasPromoFallback } = await untilKnown(() => readClub(api));
  const kept = keptFile(folder, api.project);
  const all = accountQuestions(club.pay);
  const accounts = hasOneOf(all.map(({ name }) => name)) ? [] : all;
  const lacksRate = club.pay.rial && parameters.EXCHANGE_RATE_URL === 'none' && !hasRate;
  const lacksFallback = offers('promo') && !hasPromoFallback;
  const answers = await askInto(setUp, kept, [
    ...(hasAdmin ? [] : [ownerQuestion]),
    ...accounts,
    ...(lacksRate ? [fallbackRateQuestion] : []),
    ...(lacksFallback ? [promoFallbackQuestion] : []),
  ]);
  const { owner = '', fallback_rate = '', promo_fallback = '' } = answers;
  await writeWebApp(setUp);
  const deployment = openDeployment(folder, api.project);
  await step('How Firebase lets people sign in', () =>
    untilKnown(() => ensureSignInPolicies(deployment)),
  );
  await waitForGoogle(setUp);
  await storeMailServer(setUp, parameters);
  await storeKeys(setUp);
  for (const { faults, mend } of mailChecks(lookUp)) {
    const missing = await faults(deployment);
    if (missing.length > 0)
      say(`  Missing: ${missing.join(', ')}. ${await mend(deployment, missing)}`);
  }
  await deploy();
  if (accounts.length > 0) {
    const entries = accounts.map(({ name }) => [name, answers[name] ?? '-']);
    await step('The accounts that members pay to', () =>
      storeAccounts(api, Object.fromEntries(entries)),
    );
  }
  if (lacksRate) await step('The rate of the rial', () => storeRate(api, fallback_rate));
  if (lacksFallback) {
    await step('Promo codes without the server', () =>
      storePromoFallback(api, promo_fallback === 'yes'),
    );
  }
  // The owner comes last: until there is an owner, nobody can change anything in the panel.
  if (!hasAdmin) {
    await step(`Listing ${owner} as an owner`, () =>
      addAdmin(api, { email: owner, role: 'owner' }),
    );
  }
  rmSync(kept, { force: true });
}
