import { expect, test } from 'vitest';
import { paths, redirects } from '#config/paths.ts';
import { findDocument, legalDocuments } from './legal-documents.ts';

test.each([
  ['privacy-policy', 'privacy-policy.md'],
  ['terms', 'terms-of-use.md'],
  ['terms-of-use', 'terms-of-use.md'],
  ['cookies', 'cookie-policy.md'],
  ['cookie-policy', 'cookie-policy.md'],
  ['dpa', 'data-processing-agreement.md'],
  ['data-processing-agreement', 'data-processing-agreement.md'],
])('/legal/%s shows %s', (type, file) => {
  expect(findDocument(type)?.file).toBe(file);
});

test.each(['data-processing', 'privacy', 'TERMS', '', 'constructor', '../en/terms-of-use'])(
  '/legal/%s is no document',
  (type) => expect(findDocument(type)).toBeUndefined(),
);

test('every old address ends on a document, except the one that is specified not to', () => {
  const typeOf = (address: string) => address.replace('/legal/', '');
  const lost = Object.entries(redirects).filter(([, to]) => !findDocument(typeOf(to)));
  expect(lost).toEqual([['/data-processing', '/legal/data-processing']]);
});

test('navigation links to the canonical addresses', () => {
  expect(legalDocuments.map(({ slug }) => paths.legal.build(slug))).toEqual([
    '/legal/privacy-policy',
    '/legal/terms',
    '/legal/cookies',
    '/legal/dpa',
  ]);
});
