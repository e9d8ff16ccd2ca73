import { expect, test } from 'vitest';
import { pages } from '#config/pages.ts';
import { paths, publicPaths, redirects } from '#config/paths.ts';
import { legalDocuments } from '#features/legal/legal-documents.ts';
import firebase from '../../../firebase.json' with { type: 'json' };

const { rewrites, redirects: moved, cleanUrls, trailingSlash } = firebase.hosting;

test('Hosting opens the app at each of its addresses, and at no other', () => {
  const patterns = Object.values(pages).flatMap((page) => page.patterns);
  const named = patterns.filter((pattern) => pattern !== '*').map((p) => p.replace(/:\w+/, '*'));
  // These pages have HTML files of their own, whose first screen is readable before the app loads.
  const { register, login, track, forgotPassword, resetPassword, verify, profile, admin } = paths;
  const screened = [
    register,
    login,
    track,
    forgotPassword,
    resetPassword,
    verify,
    profile,
    admin,
  ].map(({ pattern }) => pattern.split('/')[1]);
  const fileOf = (path: string) => {
    const name = path.split('/')[1];
    return screened.includes(name) && path !== paths.fix.pattern ? `/${name}` : '/app';
  };
  const opened = rewrites.flatMap(({ source, destination }) =>
    destination?.endsWith('.html') ? [[source, destination]] : [],
  );
  expect(Object.fromEntries(opened)).toEqual(
    Object.fromEntries(named.map((path) => [path, `${fileOf(path)}.html`])),
  );
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
