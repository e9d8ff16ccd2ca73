import { requestDeletion } from '@fanclub/contract/members/routes';
import { callOrThrow } from './tools/call.ts';
import { defineStory } from './tools/story.ts';

export const deletionWanted = defineStory({
  name: 'deletion-wanted',
  title: 'A member asked for everything to be deleted.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click: 'The list marks the member; open it and delete.',
  async tell({ register, approve }) {
    const leaver = await register('leaving');
    await approve(leaver);
    await callOrThrow(requestDeletion, { token: leaver.token });
    return { leaver };
  },
});
