import { type AnswerDays, defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { useSyncExternalStore } from 'react';
import { createStore } from '#store/store.ts';

/**
 * The days within which the club answers, as `{{answerDays, workingDays}}` in texts. The default holds until
 * the settings load.
 */
export const answerDays = createStore<AnswerDays>(defaultAnswerDays);

/** Sets the days within which the club answers, and renders the texts on screen again. */
export function learnAnswerDays(learnt: AnswerDays): void {
  const { from, to } = answerDays.get();
  if (learnt.from !== from || learnt.to !== to) answerDays.set(learnt);
}

/**
 * Returns the days within which the club promises to answer, and renders again when they change. The first
 * render uses the default, because the built pages contain the default and must equal the first render.
 */
export function useAnswerDays(): AnswerDays {
  return useSyncExternalStore(answerDays.subscribe, answerDays.get, () => defaultAnswerDays);
}
