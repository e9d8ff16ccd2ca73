import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, test } from 'vitest';
import { pages } from '#config/pages.ts';
import { inLanguage, paths, publicPaths, redirects } from '#config/paths.ts';
import { legalDocuments } from '#features/legal/legal-documents.ts';
import firebase from '../../../firebase.json' with { type: 'json' };

const { rewrites, redirects: moved, cleanUrls, trailingSlash } = firebase.hosting;

test('Hosting opens the app at each of its addresses, and built pages below a path, and no other', () => {
  const { notFound: _, ...named } = pages;
  const verify = paths.verify.pattern.replace(/:\w+/, '*');
  const expected = [
    ...Object.values(named).flatMap(({ title, access, patterns }) => {
      const own = ['register', 'profile'].includes(title) ? title : 'app';
      const file = `/${access === 'admin' ? access : own}.html`;
      return patterns.map((pattern) => [pattern.replace(/:\w+/, '*'), file]);
    }),
    [verify, '/verify.html'],
    ...languageCodes.map((code) => [inLanguage(code, verify), `/${code}/verify.html`]),
  ];
  const opened = rewrites.flatMap(({ source, destination }) =>
    destination?.endsWith('.html') ? [[source, destination]] : [],
  );
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(expected));
});

test('nothing catches what leads nowhere: the 404 page answers it with its status', () => {
  expect(rewrites.filter(({ source }) => source.startsWith('**'))).toEqual([]);
  expect({ cleanUrls, trailingSlash }).toEqual({ cleanUrls: true, trailingSlash: false });
});

test('old addresses, and the second names of the documents, have moved for good', () => {
  const second = legalDocuments.flatMap(({ slug, file }) => {
    const [from, to] = [`/legal/${file.replace('.md', '')}`, paths.legal.build(slug)];
    if (from === to) return [];
    return [
      [from, to],
      [`/:language${from}`, `/:language${to}`],
    ];
  });
  const expected = { ...redirects, ...Object.fromEntries(second) };
  expect(moved.every(({ type }) => type === 301)).toBe(true);
  expect(Object.fromEntries(moved.map(({ source, destination }) => [source, destination]))).toEqual(
    expected,
  );
});

test('no redirect stands before a page', () => {
  const sources = moved.map(({ source }) => source);
  expect(publicPaths.filter((path) => sources.includes(path))).toEqual([]);
});
