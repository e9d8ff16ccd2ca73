import { emptySuite, openClub } from '@fanclub/stories/tools/club';
import { seedMembers } from './seed-members.ts';

/**
 * This script runs in a process of its own, because the Admin SDK keeps using the first suite that it connects to, and
 * `npm test` fills three suites. With `--afresh`, it first deletes what the suite has.
 */
if (process.argv.includes('--afresh')) await emptySuite();
await openClub();
await seedMembers();
