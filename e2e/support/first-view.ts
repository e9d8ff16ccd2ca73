import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface FirstView {
  requests: number;
  /** As they travel: text is compressed, whatever the server at hand does. */
  bytes: number;
  /** Of each script. */
  scripts: ReadonlyMap<string, number>;
  /** The largest first, for whoever has to make it smaller. */
  files: string[];
}

const compressible = /javascript|json|css|html|svg|xml|manifest|text/;

/** A film is watched by whoever wants to; what is fetched ahead belongs to the page after this one. */
async function counts(response: Response): Promise<boolean> {
  const request = response.request();
  const isAhead = (await request.allHeaders())['sec-purpose']?.includes('prefetch');
  return request.resourceType() !== 'media' && !isAhead;
}

/** What is fetched from its start to when it is still, at a page that is only looked at. */
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
