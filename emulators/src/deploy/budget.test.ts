import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { googleApi } from '../google-api.ts';
import { freshProject, projectNumber } from '../rehearsal/fresh-project.ts';
import { originsAt, type StandIn, startStandIn } from '../rehearsal/google-stand-in.ts';
import { ensureBudget } from './budget.ts';

const project = 'rehearsal';
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn(new Map(), { [projectNumber]: project });
  Object.assign(process.env, originsAt(standIn.origin));
  freshProject(standIn, project);
});

afterAll(async () => {
  for (const name of Object.keys(originsAt(''))) delete process.env[name];
  await standIn.stop();
});

async function deploy(parameters: NodeJS.Dict<string> = {}) {
  standIn.calls.length = 0;
  await ensureBudget({
    api: googleApi(project),
    folder: '',
    parameters: { ALERT_EMAIL: 'club@fanclub.test', ...parameters },
    firebase: async () => undefined,
  });
  return standIn.calls.filter((call) => /^(POST|PATCH) .*budgets/.test(call));
}

const budgets = () =>
  [...standIn.resources].filter(([key]) => key.includes('/budgets/')).map(([, budget]) => budget);

it('the budget sends an alert at 25 a month to the address of alerts', async () => {
  expect(await deploy()).toHaveLength(1);
  expect(budgets()).toMatchObject([
    {
      budgetFilter: { projects: [`projects/${projectNumber}`] },
      amount: { specifiedAmount: { units: '25' } },
      notificationsRule: { monitoringNotificationChannels: [expect.stringContaining('Channels/')] },
    },
  ]);
});

it('an unchanged budget is not written again, a changed amount is', async () => {
  expect(await deploy()).toEqual([]);
  expect(await deploy({ MONTHLY_BUDGET: '100' })).toHaveLength(1);
  expect(budgets()).toMatchObject([{ amount: { specifiedAmount: { units: '100' } } }]);
});

it('a refused budget does not stop the deployment, which says whom to ask', async () => {
  standIn.refusals.push(/budgets$/);
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const calls = await deploy({ MONTHLY_BUDGET: '7' });
  const said = print.mock.calls.join('');
  print.mockRestore();
  expect(calls).toEqual([]);
  expect(said).toMatch(/ask an administrator of that billing account to make one at https:\S+$/m);
});
