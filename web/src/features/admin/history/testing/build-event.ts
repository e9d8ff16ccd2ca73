import type { StoryEvent } from '@fanclub/contract/story/routes';

/** Returns an event of a story with these fields; all others are empty. */
export const buildEvent = (change: Partial<StoryEvent>): StoryEvent => ({
  at: '2026-02-02T10:00:00.000Z',
  kind: 'changes',
  by: null,
  application: null,
  record: null,
  payment: null,
  card: null,
  mail: null,
  note: null,
  ...change,
});
