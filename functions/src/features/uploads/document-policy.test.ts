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
  ['ana', 'stored', 'ana', true],
  ['ben', 'stored', 'ana', false],
  ['ana', 'stored', null, false],
  ['ana', 'removing', null, false],
] as const)('member %s reads a %s upload of %s: %s', (uid, state, claimed_by, may) => {
  expect(canReadUpload({ kind: 'member', uid }, { state, claimed_by, file_type: 'passport' })).toBe(
    may,
  );
});

it.each([
  ['owner', 'stored', 'ana', 'passport', true],
  ['reviewer', 'stored', 'ana', 'passport', true],
  ['treasurer', 'stored', 'ana', 'passport', false],
  ['treasurer', 'stored', 'ana', 'receipt', true],
  ['owner', 'stored', null, 'receipt', false],
  ['owner', 'storing', null, 'receipt', false],
] as const)('%s reads a %s upload of %s that is a %s: %s', (role, state, claimed_by, type, may) => {
  const upload = { state, claimed_by, file_type: type };
  expect(canReadUpload({ kind: 'admin', role }, upload)).toBe(may);
});
