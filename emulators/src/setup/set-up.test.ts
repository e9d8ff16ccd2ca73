import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { secretNames } from '@fanclub/functions/platform/deployment';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  parametersFile,
  readVariables,
  webVariablesFile,
  writeVariable,
} from '../deploy/deployment.ts';
import { databasePath } from '../deploy/project-resources.ts';
import { googleApi } from '../google-api.ts';
import { Stopped } from '../problem.ts';
import { freshProject } from '../rehearsal/fresh-project.ts';
import { originsAt, type StandIn, startStandIn } from '../rehearsal/google-stand-in.ts';
import { type SetUp, setUpProject } from './set-up.ts';

const project = 'rehearsal';
const root = `projects/${project}`;

const answers: Record<string, string> = {
  'Sender of the mails': "Supporters' Club <members@club.example>",
  'Selector of your mail': 'mail',
  'E-mail address that gets alerts': 'alerts@club.example',
  'Service that knows': 'https://rates.example/latest.json',
  'E-mail address of the first owner': 'you@club.example',
  'Bank card': '6037991234567893',
  'Name of the holder of this bank card': 'سارا احمدی',
  IBAN: 'it60 x054 2811 1010 0000 0123 456',
  'Name of the holder of this account': 'Viola Club',
  'BIC of its bank': '-',
  "Link to the club's page at PayPal": 'https://paypal.me/viola',
  'May browsers': 'yes',
  'Switch Google on': '',
  'Mail server': 'smtps://club:word@mail.example:465',
  'Press Enter': '',
};
const club = {
  name: { fa: 'ویولا', en: 'Viola', it: 'Viola' },
  languages: ['en', 'fa'],
  site: 'https://members.club.example',
  pay: { rial: true, services: ['paypal'], iban: true },
} as const;
const asked = (question: string) =>
  Object.keys(answers).find((it) => question.startsWith(it)) ?? question;

let standIn: StandIn;
let folder: string;
const before = { ...process.env };

beforeEach(async () => {
  standIn = await startStandIn(new Map(), {});
  Object.assign(process.env, originsAt(standIn.origin));
  freshProject(standIn, project);
  for (const name of secretNames) {
    standIn.resources.delete(`${root}/secrets/${name}`);
    standIn.resources.delete(`${root}/secrets/${name}/versions/latest`);
  }
  standIn.resources.set(`${root}/webApps/1/config`, {
    apiKey: 'web-key',
    authDomain: `${project}.firebaseapp.com`,
    projectId: project,
    appId: '1',
  });
  standIn.resources.set(`${root}/webApps`, { apps: [{ appId: '1' }] });
  folder = mkdtempSync(path.join(tmpdir(), 'fanclub-setup-'));
  for (const name of ['functions', 'web']) mkdirSync(path.join(folder, name));
});

afterEach(async () => {
  for (const name of Object.keys(originsAt(''))) {
    if (before[name] === undefined) delete process.env[name];
  }
  await standIn.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns a set-up whose questions get the texts of `answers`, and lists of the questions and deployments. */
function person(changes: Partial<SetUp> = {}) {
  const questions: string[] = [];
  const deployed: NodeJS.Dict<string>[] = [];
  const setUp: SetUp = {
    api: googleApi(project),
    club,
    folder,
    ask: async (question) => {
      const name = asked(question);
      questions.push(name);
      if (name === 'Switch Google on') {
        standIn.resources.set(`${root}/defaultSupportedIdpConfigs/google.com`, { enabled: true });
      }
      return answers[name] ?? 'no such question';
    },
    lookUp: async () => [],
    tryMail: async () => {},
    deploy: async () => deployed.push(readVariables(parametersFile(folder, project))),
    ...changes,
  };
  return { setUp, questions, deployed };
}

const rowOf = (row: string) =>
  standIn.resources.get(`${databasePath({ project })}/documents/${row}`)?.fields;

it('set-up asks each question once, and writes files, secrets, the first owner and the bank card', async () => {
  const { setUp, questions, deployed } = person();
  await setUpProject(setUp);
  expect(questions).toEqual(Object.keys(answers));
  expect(deployed).toEqual([
    {
      PUBLIC_URL: 'https://members.club.example',
      MAIL_FROM: "Supporters' Club <members@club.example>",
      DKIM_SELECTOR: 'mail',
      ALERT_EMAIL: 'alerts@club.example',
      EXCHANGE_RATE_URL: 'https://rates.example/latest.json',
      WEB_API_KEY: 'web-key',
      MALLOC_ARENA_MAX: '2',
    },
  ]);
  expect(readFileSync(webVariablesFile(folder), 'utf8')).toContain('VITE_FIREBASE_API_KEY=web-key');
  for (const name of secretNames) {
    expect(standIn.calls).toContain(`POST ${root}/secrets/${name}:addVersion`);
  }
  expect(rowOf('admins/you@club.example')).toMatchObject({ role: { stringValue: 'owner' } });
  expect(rowOf('settings/registration')).toEqual({
    card_number: { stringValue: '6037 9912 3456 7893' },
    card_holder: { stringValue: 'سارا احمدی' },
    iban: { stringValue: 'IT60 X054 2811 1010 0000 0123 456' },
    iban_holder: { stringValue: 'Viola Club' },
    iban_bic: { stringValue: '' },
    paypal_link: { stringValue: 'https://paypal.me/viola' },
  });
  expect(rowOf('settings/access')).toEqual({ clientPromoFallback: { booleanValue: true } });
});

it('set-up keeps promo codes from browsers that may not read them', async () => {
  const { setUp } = person();
  await setUpProject({
    ...setUp,
    ask: async (question) => (question.startsWith('May browsers') ? 'no' : setUp.ask(question)),
  });
  expect(rowOf('settings/access')).toEqual({ clientPromoFallback: { booleanValue: false } });
});

it('set-up continues at any question at which it was interrupted', async () => {
  const all: string[] = [];
  for (let run = 0; run < Object.keys(answers).length; run++) {
    let isFirst = true;
    const { setUp } = person();
    const ask: SetUp['ask'] = async (question) => {
      if (!isFirst) throw new Stopped();
      isFirst = false;
      all.push(asked(question));
      return setUp.ask(question);
    };
    const isLast = run === Object.keys(answers).length - 1;
    const done = setUpProject({ ...setUp, ask });
    await (isLast ? done : expect(done).rejects.toThrow(Stopped));
  }
  expect(all).toEqual(Object.keys(answers));
});

it('set-up shows the pass phrases once, also if the deployment fails afterwards', async () => {
  const failed = person({ deploy: () => Promise.reject(new Error('no network')) });
  await expect(setUpProject(failed.setUp)).rejects.toThrow('no network');
  expect(failed.questions).toEqual(Object.keys(answers));
  const { setUp, questions } = person();
  await setUpProject(setUp);
  expect(questions).toEqual([]);
  for (const name of secretNames) {
    const stored = standIn.calls.filter((call) => call.endsWith(`/secrets/${name}:addVersion`));
    expect(stored, name).toHaveLength(1);
  }
  expect(rowOf('admins/you@club.example')).toBeDefined();
});

it('set-up changes nothing of a project that is set up, whatever the club has changed since', async () => {
  await setUpProject(person().setUp);
  const rows = `${databasePath({ project })}/documents`;
  const changed = {
    [`${rows}/admins/you@club.example`]: { role: { stringValue: 'reviewer' } },
    [`${rows}/settings/registration`]: { card_number: { stringValue: '' } },
    [`${rows}/settings/access`]: { clientPromoFallback: { booleanValue: false } },
  };
  for (const [row, fields] of Object.entries(changed)) standIn.resources.set(row, { fields });
  const web = webVariablesFile(folder);
  writeVariable(web, 'VITE_FIREBASE_AUTH_DOMAIN', 'members.club.example');
  const files = [web, parametersFile(folder, project)];
  const before = files.map((file) => readFileSync(file, 'utf8'));
  standIn.calls.splice(0);
  const { setUp, questions } = person();
  await setUpProject(setUp);
  expect(questions).toEqual([]);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before);
  for (const [row, fields] of Object.entries(changed)) {
    expect(standIn.resources.get(row)).toEqual({ fields });
  }
  expect(standIn.calls.filter((call) => /accounts$|addVersion$|documents/.test(call))).toEqual([
    `GET ${rows}/admins`,
    `GET ${rows}/settings/registration`,
    `GET ${rows}/settings/access`,
  ]);
});

it('set-up asks again after an invalid answer or a mail server that takes no mail', async () => {
  const wrong = ['rates.example', '6037991234567890', 'IT60', 'yes, please', 'smtp.example'];
  let isDown = true;
  const { setUp, questions } = person();
  await setUpProject({
    ...setUp,
    ask: async (question) => {
      const answer = await setUp.ask(question);
      const mistake = wrong.find(
        (it) => it.slice(0, 3).toLowerCase() === answer.replace('https://', '').slice(0, 3),
      );
      if (!mistake) return answer;
      wrong.splice(wrong.indexOf(mistake), 1);
      return mistake;
    },
    tryMail: async () => {
      if (!isDown) return;
      isDown = false;
      throw new Error('535 wrong password');
    },
  });
  expect(questions.filter((name) => name === 'Service that knows')).toHaveLength(2);
  expect(questions.filter((name) => name === 'IBAN')).toHaveLength(2);
  expect(questions.filter((name) => name === 'Bank card')).toHaveLength(2);
  expect(questions.filter((name) => name === 'May browsers')).toHaveLength(2);
  expect(questions.filter((name) => name === 'Mail server')).toHaveLength(3);
});

it('set-up asks a club without rial for neither bank card nor rate', async () => {
  const pay = { rial: false, services: [], iban: true };
  const { setUp, questions, deployed } = person({ club: { ...club, pay } });
  await setUpProject(setUp);
  expect(questions.join()).toContain('IBAN');
  expect(questions.join()).not.toMatch(/Bank card|Service that knows|PayPal|Rial for a euro/);
  expect(deployed).toMatchObject([{ EXCHANGE_RATE_URL: 'none' }]);
});

it.each([
  ['1', 'https://call1.tgju.org/ajax.json', undefined],
  ['none', 'none', { integerValue: '1150000' }],
])('set-up offers known services of the rate, or a rate of the staff: %s', async (...row) => {
  const [answer, stored, rate] = row;
  const { setUp, deployed } = person();
  const ask: SetUp['ask'] = async (question) => {
    if (question.startsWith('Service that knows')) return answer;
    return question.startsWith('Rial for a euro') ? '1150000' : setUp.ask(question);
  };
  await setUpProject({ ...setUp, ask });
  expect(deployed).toMatchObject([{ EXCHANGE_RATE_URL: stored }]);
  expect(rowOf('settings/registration')?.fallbackRate?.mapValue.fields.value).toEqual(rate);
});

it('set-up names the page on which a person has to act first', async () => {
  standIn.resources.set(`${root}/billingInfo`, {});
  await expect(setUpProject(person().setUp)).rejects.toThrow(/linkedaccount\?project=rehearsal/);
  standIn.resources.set(`${root}/billingInfo`, { billingEnabled: true });
  standIn.resources.delete(`${root}/defaultBucket`);
  await expect(setUpProject(person().setUp)).rejects.toThrow(/press "Get started"/);
});
