import { defineStory } from './tools/story.ts';

const reason = 'The amount on the receipt cannot be read. Please send a sharper picture.';

export const rejectedWithReason = defineStory({
  name: 'rejected-with-reason',
  title: 'An application was rejected with a reason, and its member may correct it.',
  be: 'the member',
  open: '/login',
  click: 'The mail with the reason comes after 15 seconds; follow its link, correct, send again.',
  async tell({ register, reject }) {
    const member = await register('rejected', { juventus_card: true });
    await reject(member, reason);
    return { member, reason };
  },
});
