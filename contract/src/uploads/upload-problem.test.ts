import { expect, it } from 'vitest';
import { uploadProblem } from './upload-problem.ts';

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
