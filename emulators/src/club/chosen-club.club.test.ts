import { clubFolder } from '@fanclub/contract/club/club-folder';
import { expect, it } from 'vitest';
import { problemsOfClub } from './check-club.ts';

it('the facts of the chosen club are right', () => {
  expect(problemsOfClub(clubFolder())).toEqual([]);
});
