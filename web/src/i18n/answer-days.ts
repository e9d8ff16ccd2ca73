import { type AnswerDays, defaultAnswerDays } from '@fanclub/contract/members/answer-time';
import { useSyncExternalStore } from 'react';
import { createStore } from '#store/store.ts';

/** What `{{answerDays, workingDays}}` inside texts stands for: the default until the settings have been read. */
export const answerDays = createStore<AnswerDays>(defaultAnswerDays);

/**
 * Lets all texts say what the club promises; those on screen are drawn anew. An answer that the edge has kept
 * from an older version of the server says nothing of it.
 */
export function learnAnswerDays(learnt: AnswerDays | undefined): void {
  const { from, to } = answerDays.get();
  if (learnt && (learnt.from !== from || learnt.to !== to)) answerDays.set(learnt);
}

/** The same for whoever counts with it, and for what was built with the default, which it begins with. */
export function useAnswerDays(): AnswerDays {
  return useSyncExternalStore(answerDays.subscribe, answerDays.get, () => defaultAnswerDays);
}
