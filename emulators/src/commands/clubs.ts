import { inRoot } from '../paths.ts';
import { say } from '../terminal.ts';
import { secondClub, testSecondClubOnSuite } from '../test-run/second-club.ts';
import { describeTally, isGood } from '../test-run/tally.ts';
import { tryMerge } from '../upgrade/try-merge.ts';

/** `npm run lab -- clubs` tests what `npm test` leaves out about another club: its API, a journey, and an upgrade. */
export async function testClubs(): Promise<boolean> {
  await tryMerge(inRoot(), secondClub);
  const tally = await testSecondClubOnSuite();
  say(describeTally(tally));
  return isGood(tally);
}
