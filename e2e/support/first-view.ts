import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface FirstView {
  requests: number;
  /**
   * Bytes as they are sent over the network: texts are counted compressed, even if the local server does not
   * compress them.
   */
  bytes: number;
  /** The bytes of each script, by its path. */
  scripts: ReadonlyMap<string, number>;
  /** Size and path of each file, the largest first, to show where bytes can be saved. */
  files: string[];
}

const compressible = /javascript|json|css|html|svg|xml|manifest|text/;

/** Returns false for films, which visitors choose to watch, and for prefetched files, which belong to the next page. */
async function counts(response: Response): Promise<boolean> {
  const request = response.request();
  const isAhead = (await request.allHeaders())['sec-purpose']?.includes('prefetch');
  return request.resourceType() !== 'media' && !isAhead;
}

/** Opens a page, does nothing else, and records what the page loads until no request is running. */
export async function watchFirstView(page: Page, path: string): Promise<FirstView> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const files: { name: string; type: string; bytes: number }[] = [];
  for (const response of responses) {
    if (!(await counts(response))) continue;
    const type = (await response.headerValue('content-type')) ?? '';
    const body = await response.body().catch(() => Buffer.alloc(0));
    const bytes = compressible.test(type) ? gzipSync(body).length : body.length;
    files.push({ name: new URL(response.url()).pathname, type, bytes });
  }
  files.sort((a, b) => b.bytes - a.bytes);
  return {
    requests: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: new Map(
      files
        .filter(({ type }) => type.includes('javascript'))
        .map(({ name, bytes }) => [name, bytes] as const),
    ),
    files: files.map(({ name, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${name}`),
  };
}

/** The compressed bytes of all these scripts together. */
export const bytesOf = (scripts: FirstView['scripts']) =>
  [...scripts.values()].reduce((sum, size) => sum + size, 0);

/** These scripts with their bytes, the largest first, to show where bytes can be saved. */
export const listOf = (scripts: FirstView['scripts']) =>
  [...scripts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, size]) => `${(size / 1000).toFixed(1)} kB ${name}`)
    .join('\n');

/** Records the scripts that a page loads from now on. The returned function gives those that have come so far. */
export function watchScripts(page: Page): () => Promise<FirstView['scripts']> {
  const loading: Promise<[name: string, size: number]>[] = [];
  const read = async (response: Response): Promise<[string, number]> => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    return [new URL(response.url()).pathname, gzipSync(body).length];
  };
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loading.push(read(response));
  });
  return async () => new Map(await Promise.all(loading));
}
