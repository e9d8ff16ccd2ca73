import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { figures } from './documented-figures.ts';
import { readDocuments } from './documents.ts';

const pages = readDocuments().filter(({ file }) => /^docs\/(?:domain|scale|security)/.test(file));
const mark = /[\w/-]+<!--(\w+)-->/g;

/** Replaces each marked figure, such as `30<!--signInLinkMinutes-->`, by the value in the code. */
const withFigures = (text: string) =>
  text.replace(mark, (_, name: string) => `${figures[name] ?? 'UNKNOWN'}<!--${name}-->`);

it.each(pages)(
  '$file says the figures of the code (npx vitest run documented-figures -u)',
  async ({ file, text }) => {
    await expect(withFigures(text)).toMatchFileSnapshot(inRoot(file));
  },
);

it('each figure is marked on some page', () => {
  const marked = pages.flatMap(({ text }) => [...text.matchAll(mark)].map(([, name]) => name));
  expect(Object.keys(figures).filter((name) => !marked.includes(name))).toEqual([]);
});
