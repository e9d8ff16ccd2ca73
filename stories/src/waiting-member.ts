import { defineStory } from './tools/story.ts';

export const waitingMember = defineStory({
  name: 'waiting-member',
  title: 'An application has been sent and nobody has decided yet.',
  be: 'the member',
  open: '/login',
  click:
    'The password is refused until an admin approves; the link in the mail shows the application.',
  tell: async ({ register }) => ({
    member: await register('waiting', { juventus_card: true }),
  }),
});
