import { clubFolder } from '@fanclub/contract/club/club-folder';
import { expect, it } from 'vitest';
import { problemsOfClub } from '../../emulators/src/club/check-club.ts';

it('the facts of the club are right', () => {
  expect(problemsOfClub(clubFolder())).toEqual([]);
});
