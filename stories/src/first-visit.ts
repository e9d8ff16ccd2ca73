import { defineStory } from './tools/story.ts';

export const firstVisit = defineStory({
  name: 'first-visit',
  title: 'The club is open and nobody has registered yet.',
  be: 'a visitor',
  open: '/',
  click: 'Register: any JPEG or PNG serves as receipt and passport; HALFSHIP halves the shipping.',
  tell: async () => ({}),
});
