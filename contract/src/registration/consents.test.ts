import { expect, it } from 'vitest';
import { changesSince, consentsDue, legalVersions, materialChanges } from './consents.ts';

const [first] = materialChanges.terms;

it('a member who agreed to the present documents is asked for no consent', () => {
  expect(consentsDue(legalVersions)).toEqual([]);
  expect(changesSince('terms', legalVersions)).toEqual([]);
});

it('only the document that has changed since is asked for', () => {
  expect(consentsDue({ ...legalVersions, terms: '2026-11-20' })).toEqual(['terms']);
  expect(changesSince('terms', { ...legalVersions, terms: '2026-11-20' })).toContain(first);
});

it('both documents are asked for if the versions agreed to are unknown', () => {
  expect(consentsDue(null)).toEqual(['terms', 'privacy']);
  expect(consentsDue({ terms: null, privacy: null })).toEqual(['terms', 'privacy']);
});

it('no change of a document is later than its present version', () => {
  for (const name of ['terms', 'privacy'] as const) {
    expect(materialChanges[name].every((day) => day <= legalVersions[name])).toBe(true);
  }
});
