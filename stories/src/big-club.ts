import { fillClub } from './tools/fill-club.ts';
import { defineStory } from './tools/story.ts';

const bigClubMembers = 50_000;

export const bigClub = defineStory({
  name: 'big-club',
  title: 'Fifty thousand members, of whom a thousand wait for review: telling it takes minutes.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click:
    'Go through queues, members and their search: no page waits for those that it does not show.',
  async tell(tools) {
    return { lastNumber: await fillClub(tools, bigClubMembers) };
  },
});
