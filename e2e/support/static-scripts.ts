import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

const inHtml = /<(?:script[^>]*\ssrc|link[^>]*rel="modulepreload"[^>]*\shref)="([^"]+\.js)"/g;
const inScript = /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?from\s*)?["'](\.[^"']+\.js)["']/g;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Returns the gzipped size of every script that a page's HTML loads, and of the scripts that these import
 * statically, by path.
 */
export async function staticScripts(
  request: APIRequestContext,
  path: string,
): Promise<Map<string, number>> {
  const base = new URL(String(process.env.BASE_URL));
  const html = await (await request.get(path)).text();
  const found = new Map<string, number>();
  const waiting = matches(html, inHtml).map((name) => new URL(name, base).pathname);
  for (const name of waiting) {
    if (found.has(name)) continue;
    const source = await (await request.get(name)).text();
    found.set(name, gzipSync(source).length);
    waiting.push(
      ...matches(source, inScript).map((next) => new URL(next, new URL(name, base)).pathname),
    );
  }
  return found;
}
