import { type GoogleAnswer, GoogleError } from '../google-api.ts';
import { say } from '../terminal.ts';
import { ensureChannel } from './alerts.ts';
import type { Deployment } from './deployment.ts';
import { lacks } from './lacks.ts';

const displayName = 'The club';
const defaultAmount = '25';
const forbidden = 403;

/**
 * Creates or updates the budget of the project, `MONTHLY_BUDGET` in the currency of the billing account. `ALERT_EMAIL`
 * gets a mail when 50 %, 90 % and 100 % of the budget were spent in a month, and when Google expects 100 % to be spent.
 * A budget does not stop the spending. If the person who deploys lacks the right to budgets, which belong to the
 * billing account, the deployment says who can help, and goes on.
 */
export async function ensureBudget(deployment: Deployment): Promise<void> {
  const { api } = deployment;
  const billing = await api.get('billing', `projects/${api.project}/billingInfo`);
  const account: string | undefined = billing?.billingAccountName;
  const page = `https://console.cloud.google.com/billing/budgets?project=${api.project}`;
  if (!account) return say(`No billing account was found, so there is no budget alert: ${page}`);
  try {
    await writeBudget(deployment, account);
  } catch (error) {
    if (!(error instanceof GoogleError) || error.status !== forbidden) throw error;
    say(
      `You may not write budgets of ${account}, so there is no budget alert: ask an administrator of that billing account to make one at ${page}`,
    );
  }
}

async function writeBudget(deployment: Deployment, account: string): Promise<void> {
  const { api, parameters } = deployment;
  const { projectNumber } = await api.send('GET', 'projects', `projects/${api.project}`);
  const wanted = {
    displayName,
    budgetFilter: { projects: [`projects/${projectNumber}`] },
    amount: { specifiedAmount: { units: parameters.MONTHLY_BUDGET ?? defaultAmount } },
    thresholdRules: [
      { thresholdPercent: 0.5, spendBasis: 'CURRENT_SPEND' },
      { thresholdPercent: 0.9, spendBasis: 'CURRENT_SPEND' },
      { thresholdPercent: 1, spendBasis: 'CURRENT_SPEND' },
      { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
    ],
    notificationsRule: { monitoringNotificationChannels: [await ensureChannel(deployment)] },
  };
  const { budgets = [] } = await api.send('GET', 'budgets', `${account}/budgets`);
  // A billing account may pay for several projects, each with a budget of this name.
  const found = budgets.find(
    (it: GoogleAnswer) =>
      lacks(it, { displayName, budgetFilter: wanted.budgetFilter }).length === 0,
  );
  if (!found) await api.send('POST', 'budgets', `${account}/budgets`, wanted);
  else if (lacks(found, wanted).length > 0) await api.send('PATCH', 'budgets', found.name, wanted);
}
