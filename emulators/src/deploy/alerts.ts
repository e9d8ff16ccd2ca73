import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GoogleAnswer, GoogleApi } from '../google-api.ts';
import type { Deployment } from './deployment.ts';
import { lacks } from './lacks.ts';

interface Policy {
  displayName: string;
  [field: string]: unknown;
}

/**
 * Content of a file in `alerts/`: a policy for Cloud Monitoring, and the log-based metric that the policy uses, if any.
 */
interface Alert {
  metric?: { name: string; filter: string; description: string; metricDescriptor?: object };
  policy: Policy;
}

const folder = new URL('./alerts/', import.meta.url);

export const alerts: readonly Alert[] = readdirSync(fileURLToPath(folder)).map((file) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
);

/** Type of a metric whose file does not contain one. */
const counter = { metricKind: 'DELTA', valueType: 'INT64' };

const channelName = 'The club';

async function listOf(api: GoogleApi, collection: string): Promise<GoogleAnswer[]> {
  const path = `projects/${api.project}/${collection}`;
  const answer = await api.send('GET', 'monitoring', `${path}?pageSize=100`);
  return answer[collection] ?? [];
}

function findMetric(api: GoogleApi, name: string): Promise<GoogleAnswer | undefined> {
  return api.get('logging', `projects/${api.project}/metrics/${name}`);
}

/**
 * Returns the names of the alerts that are missing, switched off, different from their files, or without a recipient.
 */
export async function missingAlerts(api: GoogleApi): Promise<string[]> {
  const existing = await listOf(api, 'alertPolicies');
  const missing: string[] = [];
  for (const { metric, policy } of alerts) {
    const found = existing.find(({ displayName }) => displayName === policy.displayName);
    const isCounted = !metric || lacks(await findMetric(api, metric.name), metric).length === 0;
    const isHeard = found?.notificationChannels?.length > 0;
    const isSame = lacks(found, policy).length === 0 && found?.enabled !== false;
    if (!isCounted || !isHeard || !isSame) missing.push(policy.displayName);
  }
  return missing;
}

/**
 * Returns the notification channel that sends alerts to the e-mail address `ALERT_EMAIL`. Creates it if there is none.
 */
export async function ensureChannel({ api, parameters }: Deployment): Promise<string> {
  const labels = { email_address: parameters.ALERT_EMAIL };
  const wanted = { type: 'email', displayName: channelName, labels };
  const channels = await listOf(api, 'notificationChannels');
  const found = channels.find((channel) => lacks(channel, wanted).length === 0);
  if (found) return found.name;
  const path = `projects/${api.project}/notificationChannels`;
  return (await api.send('POST', 'monitoring', path, wanted)).name;
}

/** Creates the alerts of the files, or updates those that differ. Other alerts in the project do not change. */
export async function ensureAlerts(deployment: Deployment): Promise<void> {
  const { api } = deployment;
  const notificationChannels = [await ensureChannel(deployment)];
  for (const { metric } of alerts) {
    if (!metric || lacks(await findMetric(api, metric.name), metric).length === 0) continue;
    const body = { metricDescriptor: counter, ...metric };
    await api.send('PUT', 'logging', `projects/${api.project}/metrics/${metric.name}`, body);
  }
  const existing = await listOf(api, 'alertPolicies');
  for (const { policy } of alerts) {
    const body = { ...policy, notificationChannels };
    const found = existing.find(({ displayName }) => displayName === policy.displayName);
    if (!found) await api.send('POST', 'monitoring', `projects/${api.project}/alertPolicies`, body);
    else if (lacks(found, body).length > 0) await api.send('PATCH', 'monitoring', found.name, body);
  }
}
