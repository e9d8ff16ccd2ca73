import { openClub } from '@fanclub/stories/tools/club';
import { seedMembers } from './seed-members.ts';

/** A process of its own: the Admin SDK keeps to the suite that it met first, and tests have two. */
await openClub();
await seedMembers();
