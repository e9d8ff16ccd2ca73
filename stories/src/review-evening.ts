import { mapConcurrently } from './tools/map-concurrently.ts';
import { personOf } from './tools/people.ts';
import { defineStory } from './tools/story.ts';

const count = 60;
const days = 6;
const atOnce = 3;

export const reviewEvening = defineStory({
  name: 'review-evening',
  title: 'Sixty applications of the last six days wait for an evening of review.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click: 'Open the first application, then decide from the keyboard: A approves, R rejects.',
  async tell({ register, backdate }) {
    const indices = Array.from({ length: count }, (_, index) => index);
    const waiting = await mapConcurrently(indices, atOnce, async (index) => {
      const number = String(index + 1).padStart(2, '0');
      const member = await register(`evening${number}`, personOf(index));
      await backdate(member, ((count - index) / count) * days);
      return member;
    });
    return { waiting };
  },
});
