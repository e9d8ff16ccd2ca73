import { type AnswerDays, defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { useSyncExternalStore } from 'react';
import { createStore } from '#store/store.ts';

/** Value of `{{answerDays, workingDays}}` in texts: the default until the settings were loaded. */
export const answerDays = createStore<AnswerDays>(defaultAnswerDays);

/**
 * Sets the answer time in all texts and renders visible ones again. A response that the edge cached from an
 * older server version lacks it.
 */
export function learnAnswerDays(learnt: AnswerDays | undefined): void {
  const { from, to } = answerDays.get();
  if (learnt && (learnt.from !== from || learnt.to !== to)) answerDays.set(learnt);
}

/**
 * Returns the answer time that the club promises, and renders again when it changes. The first render uses the default,
 * because the built pages contain the default and must equal the first render.
 */
export function useAnswerDays(): AnswerDays {
  return useSyncExternalStore(answerDays.subscribe, answerDays.get, () => defaultAnswerDays);
}
