import { openClub } from '@fanclub/stories/tools/club';
import { seedMembers } from './seed-members.ts';

/**
 * This script runs in a process of its own, because the Admin SDK keeps using the first suite that it connects to, and
 * `npm test` fills three suites.
 */
await openClub();
await seedMembers();
