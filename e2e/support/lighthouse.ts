import { createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { installPinned } from '../../emulators/src/install-pinned.ts';
import { openProfile } from './browser.ts';

export const machineIndependent = ['accessibility', 'best-practices', 'seo'] as const;
export type Category = 'performance' | (typeof machineIndependent)[number];

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: Record<string, unknown>[] };
}

interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

/** Loads Lighthouse. It is too large to be a dependency of everybody, so the first use installs it. */
async function load(): Promise<Lighthouse> {
  const file = path.join(await installPinned('lighthouse'), 'lighthouse', 'core', 'index.js');
  return (await import(pathToFileURL(file).href)).default;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Runs Lighthouse on a page as a phone with a slow connection, in a browser with an empty cache. `signIn` signs in the
 * browser before.
 */
export async function judgePage(
  url: string,
  categories: readonly Category[],
  signIn?: (page: Page) => Promise<void>,
): Promise<Result> {
  const lighthouse = await load();
  const port = await freePort();
  const profile = await openProfile(new URL(url).origin, [`--remote-debugging-port=${port}`]);
  try {
    if (signIn) {
      const page = await profile.newPage();
      await signIn(page);
      const session = await profile.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await page.close();
    }
    const flags = {
      port,
      onlyCategories: categories,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: signIn !== undefined,
    };
    const answer = await lighthouse(url, flags);
    if (!answer) throw new Error(`Lighthouse says nothing of ${url}`);
    if (answer.lhr.runtimeError) throw new Error(answer.lhr.runtimeError.message);
    return answer.lhr;
  } finally {
    await profile.close();
  }
}

/** Returns the score of a category, from 0 to 100. */
export function points(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** Returns what Lighthouse finds fault with in a category, one line each. */
export function complaints(result: Result, category: Category): string[] {
  const refs = result.categories[category]?.auditRefs ?? [];
  return refs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => [id, result.audits[id]] as const)
    .filter(([, audit]) => audit && audit.score !== null && audit.score < 1)
    .map(
      ([id, audit]) =>
        `${id}: ${audit?.title} ${JSON.stringify(audit?.details?.items ?? []).slice(0, 300)}`,
    );
}
