import { expect, it } from 'vitest';
import { canReadUpload, removalProblem } from './document-policy.ts';

it.each([
  ['submitted', 'document_under_review'],
  ['approved', 'document_changes_closed'],
  ['rejected', 'forbidden'],
] as const)('removal by address while %s → %s', (status, problem) => {
  expect(removalProblem(status)).toBe(problem);
});

it.each([
  ['member', 'ana', 'stored', 'ana', true],
  ['member', 'ben', 'stored', 'ana', false],
  ['admin', 'adm', 'stored', 'ana', true],
  ['admin', 'adm', 'stored', null, false],
  ['member', 'ana', 'stored', null, false],
  ['member', 'ana', 'removing', null, false],
  ['admin', 'adm', 'storing', null, false],
] as const)('%s %s reads a %s upload of %s: %s', (kind, uid, state, claimed_by, may) => {
  expect(canReadUpload({ kind, uid }, { state, claimed_by })).toBe(may);
});
