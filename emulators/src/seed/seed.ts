import { openClub } from '@fanclub/stories/tools/club';
import { seedMembers } from './seed-members.ts';

/**
 * Seeding has its own process, because the Admin SDK keeps to the first suite it connects to, and tests use
 * two.
 */
await openClub();
await seedMembers();
