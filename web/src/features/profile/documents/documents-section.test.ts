import { expect, it } from 'vitest';
import { documentRule } from './documents-section.tsx';

it.each([
  ['submitted', true, 'under_review'],
  ['submitted', false, 'upload'],
  ['rejected', true, 'replace'],
  ['rejected', false, 'upload'],
  ['approved', true, 'closed'],
  ['approved', false, 'closed'],
] as const)('documentRule: %s, document there: %s → %s', (request_status, exists, rule) => {
  const url = exists ? '/api/files/x' : null;
  const profile = { request_status, receipt_url: url, passport_url: null };
  expect(documentRule(profile, 'receipt')).toBe(rule);
});
