import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allowAnalytics } from './allow-analytics.ts';
import { analyticsId } from './analytics-id.ts';
import { mapPolicies } from './policies.ts';

/** The paths in this file are relative to its folder, so it lies beside firebase.json. */
const widened = 'firebase.analytics.json';

/**
 * The name of the file that the web app is deployed with: firebase.json, or, when the app was built with an
 * analytics id, a copy whose policy allows Google's tag.
 */
export function hostingConfig(checkout: string): string {
  if (!analyticsId(checkout)) return 'firebase.json';
  const config = JSON.parse(readFileSync(path.join(checkout, 'firebase.json'), 'utf8'));
  const { hosting } = config;
  const headers = mapPolicies(hosting.headers, allowAnalytics);
  const text = JSON.stringify({ ...config, hosting: { ...hosting, headers } }, null, 2);
  writeFileSync(path.join(checkout, widened), `${text}\n`);
  return widened;
}
