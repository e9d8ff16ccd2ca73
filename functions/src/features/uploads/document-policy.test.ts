import { expect, it } from 'vitest';
import { canReadUpload, removalProblem, uploadProblem } from './document-policy.ts';

it.each([
  ['submitted', false, null],
  ['submitted', true, 'document_under_review'],
  ['approved', false, 'document_changes_closed'],
  ['approved', true, 'document_changes_closed'],
  ['rejected', false, null],
  ['rejected', true, null],
] as const)('upload while %s, document there: %s → %s', (status, hasDocument, problem) => {
  expect(uploadProblem(status, hasDocument)).toBe(problem);
});

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
