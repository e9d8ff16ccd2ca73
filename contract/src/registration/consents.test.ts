import { expect, it } from 'vitest';
import { changesSince, consentsDue, legalVersions, materialChanges } from './consents.ts';

const [first] = materialChanges.terms;

it('asks nobody again who agreed to the present documents', () => {
  expect(consentsDue(legalVersions)).toEqual([]);
  expect(changesSince('terms', legalVersions)).toEqual([]);
});

it('asks for the document alone that has changed since', () => {
  expect(consentsDue({ ...legalVersions, terms: '2026-11-20' })).toEqual(['terms']);
  expect(changesSince('terms', { ...legalVersions, terms: '2026-11-20' })).toContain(first);
});

it('asks for both where it was not kept what was agreed to', () => {
  expect(consentsDue(null)).toEqual(['terms', 'privacy']);
  expect(consentsDue({ terms: null, privacy: null })).toEqual(['terms', 'privacy']);
});

it('knows no change of a version that is yet to come', () => {
  for (const name of ['terms', 'privacy'] as const) {
    expect(materialChanges[name].every((day) => day <= legalVersions[name])).toBe(true);
  }
});
