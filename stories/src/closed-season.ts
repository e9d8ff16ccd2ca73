import { defineStory } from './tools/story.ts';

export const closedSeason = defineStory({
  name: 'closed-season',
  title: 'The deadline has passed and is enforced.',
  be: 'a visitor',
  open: '/',
  click: 'The first page says that registration is over; an application is refused.',
  async tell({ changeSettings }) {
    await changeSettings({ deadline: '2026-03-15T23:59:59', enforceDeadline: true });
    return {};
  },
});
