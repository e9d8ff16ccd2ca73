import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface FirstView {
  requests: number;
  /** Bytes in transit: text counts compressed, even when the local server sends it uncompressed. */
  bytes: number;
  /** The bytes of each script by its address. */
  scripts: ReadonlyMap<string, number>;
  /** The largest files first, as a help to reduce them. */
  files: string[];
}

const compressible = /javascript|json|css|html|svg|xml|manifest|text/;

/**
 * Films are excluded because visitors choose to watch them, and prefetched files because they belong to the
 * next page.
 */
async function counts(response: Response): Promise<boolean> {
  const request = response.request();
  const isAhead = (await request.allHeaders())['sec-purpose']?.includes('prefetch');
  return request.resourceType() !== 'media' && !isAhead;
}

/** Opens a page without using it, and records everything that it fetches until it is idle. */
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
