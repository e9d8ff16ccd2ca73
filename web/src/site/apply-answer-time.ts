import { type AnswerDays, defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { languageCodes } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/answer-time';

/**
 * In elements with `data-answer-time`, replaces the default number of days within which the club answers by the number
 * in `days`. Islands are left out, because they render the number themselves. If the club's own text has replaced the
 * default text, the element no longer exists, so the club's text stays unchanged.
 */
export function applyAnswerTime(page: ParentNode, days: AnswerDays): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-answer-time]')) {
    const lang = place.closest<HTMLElement>('[lang]')?.lang;
    const language = languageCodes.find((code) => code === lang);
    if (!language || place.closest('fan-island')) continue;
    const built = answerTime(defaultAnswerDays, language);
    const said = place.textContent.replace(built, answerTime(days, language));
    if (said !== place.textContent) place.textContent = said;
  }
}
