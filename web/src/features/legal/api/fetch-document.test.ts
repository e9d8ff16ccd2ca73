import { afterEach, expect, test, vi } from 'vitest';
import { fetchDocument } from './fetch-document.ts';

const markdown = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
const appPage = () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const status = (code: number) => () => new Response('', { status: code });

function hostingWith(answers: Record<string, () => Response>) {
  const fetch = vi.fn(async (path: string) => (answers[path] ?? appPage)());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test('the copy in the language on screen comes first', async () => {
  const fetch = hostingWith({ '/it/x.md': markdown('# Ciao'), '/en/x.md': markdown('# Hello') });
  expect(await fetchDocument('x.md', 'it')).toEqual({ language: 'it', markdown: '# Ciao' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['answered with the page of the app', appPage],
  ['answered with 404', status(404)],
])('a missing copy, %s, falls back to English', async (_, missing) => {
  hostingWith({ '/fa/x.md': missing, '/en/x.md': markdown('# Hello') });
  expect(await fetchDocument('x.md', 'fa')).toEqual({ language: 'en', markdown: '# Hello' });
});

test('a document without any copy is a failure, and English is asked for once', async () => {
  const fetch = hostingWith({});
  await expect(fetchDocument('x.md', 'en')).rejects.toThrow('No copy of x.md');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failing server is not a missing copy', async () => {
  hostingWith({ '/fa/x.md': status(503), '/en/x.md': markdown('# Hello') });
  await expect(fetchDocument('x.md', 'fa')).rejects.toThrow('503');
});
