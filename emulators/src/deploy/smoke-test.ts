import { setTimeout as sleep } from 'node:timers/promises';
import type { GoogleApi } from '../google-api.ts';
import { Problem } from '../problem.ts';

const attempts = 5;
const pauseMs = 3_000;

/** Paths that must work after a deployment, each with a pattern that the body must match. */
const probes: Record<string, RegExp> = {
  '/': /<html/i,
  '/api/health': /"ok":\s*true/,
  '/api/settings': /"price_base"/,
};

async function fault(address: string, expected: RegExp): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    const isGood = response.ok && expected.test(await response.text());
    return isGood ? undefined : `${address} answered ${response.status}, not what it should`;
  } catch {
    return `${address} did not answer`;
  }
}

/** Returns a description of the first path that does not work; undefined if all paths work. */
export async function findFault(origin: string): Promise<string | undefined> {
  for (const [path, expected] of Object.entries(probes)) {
    const found = await fault(`${origin}${path}`, expected);
    if (found) return found;
  }
  return undefined;
}

/** Returns the site's address at Firebase Hosting, which does not depend on custom domains. */
export async function siteAddress(api: GoogleApi): Promise<string> {
  const site = await api.send('GET', 'hosting', `projects/${api.project}/sites/${api.project}`);
  return site.defaultUrl;
}

/**
 * Checks that the deployed product responds. Tries several times, because a release needs some seconds to reach all
 * servers.
 */
export async function smokeTest(api: GoogleApi): Promise<void> {
  const origin = await siteAddress(api);
  let problem = await findFault(origin);
  for (let attempt = 1; problem && attempt < attempts; attempt++) {
    await sleep(pauseMs);
    problem = await findFault(origin);
  }
  if (!problem) return;
  throw new Problem(
    `${problem}: look at the functions' log; \`npm run deploy -- --rollback --project ${api.project}\` shows the previous web app.`,
  );
}
