import {
  type AnswerDays,
  answerTime,
  defaultAnswerDays,
} from '@fanclub/contract/members/answer-time';
import { languageCodes } from '@fanclub/contract/text/languages';

/**
 * Says the promised time where `data-answer-time` marks a text that was built with the default one; what an
 * island holds says it itself, and what the club says in its own words has no mark left.
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
