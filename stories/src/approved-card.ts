import { defineStory } from './tools/story.ts';

export const approvedCard = defineStory({
  name: 'approved-card',
  title: 'A member with the club card was approved.',
  be: 'the member',
  open: '/login',
  click: 'Sign in: the page shows the gold card.',
  async tell({ register, approve }) {
    const member = await register('card', { juventus_card: true });
    await approve(member);
    return { member };
  },
});
