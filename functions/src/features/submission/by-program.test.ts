import { quickestFormMs } from '@fanclub/contract/registration/request';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { isByProgram } from './by-program.ts';
import type { SubmissionReads } from './read-submission.ts';

const now = new Date();
const slow = { filled_in_ms: quickestFormMs };
const image = (ageMs: number) => ({ created_at: Timestamp.fromMillis(now.getTime() - ageMs) });
const young = image(1000);
const old = image(quickestFormMs);

it.each([
  ['a form that took its time', slow, young, undefined, false],
  ['a form that was filled in at once', { filled_in_ms: 3000 }, young, undefined, true],
  ['a call that states no time', {}, young, undefined, true],
  ['a clock that was set back', { filled_in_ms: -9e9 }, young, undefined, true],
  ['a form that was begun before the page was loaded', {}, old, undefined, false],
  ['a form with an older identity document', {}, young, old, false],
  ['a form whose hidden field is filled in', { ...slow, motto: 'Forza' }, old, old, true],
  ['a form whose hidden field is empty', { ...slow, motto: '' }, old, old, false],
] as const)('%s may be by a program: %j', (_, body, receipt, passport, isMarked) => {
  const applications = [{ body, passport: { data: () => passport } }];
  const reads = { kind: 'registration', applications, receipt } as unknown as SubmissionReads;
  expect(isByProgram(reads, now)).toBe(isMarked);
  expect(isByProgram({ ...reads, kind: 'renewal' } as SubmissionReads, now)).toBe(false);
});
