import { type AnswerDays, defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { answerDaysOf } from '@fanclub/contract/settings/defaults';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';
import { clubTexts, learnClubTexts } from '#api/club-texts-store.ts';
import { publicSettings } from '#api/public-settings-store.ts';
import { learnAnswerDays } from '#i18n/answer-days.ts';
import { applyBrings, applyClubTexts } from '../apply-club-texts.ts';

/**
 * Keeps a built page up to date outside its islands: with the club's texts, the days within which the club answers, and
 * what the
 * packages bring. Returns a function that ends it.
 */
export function followClub(): () => void {
  const language = document.documentElement.lang as LanguageCode;
  const ends = [
    clubTexts.subscribe(() => applyClubTexts(document, clubTexts.get()[language] ?? {})),
    publicSettings.subscribe(() => {
      const { settings } = publicSettings.get();
      if (!settings) return;
      applyBrings(document, settings);
      learnAnswerDays(answerDaysOf(settings));
      applyAnswerTime(document, answerDaysOf(settings));
    }),
  ];
  void learnClubTexts(language);
  return () => {
    for (const end of ends) end();
  };
}

/**
 * In elements with `data-answer-time`, replaces the default number of days within which the club answers by the number
 * in `days`. Islands are left out, because they render the number themselves. If the club's own text has replaced the
 * default text, the element no longer exists, so the club's text stays unchanged.
 */
function applyAnswerTime(page: ParentNode, days: AnswerDays): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-answer-time]')) {
    const lang = place.closest<HTMLElement>('[lang]')?.lang;
    const language = languageCodes.find((code) => code === lang);
    if (!language || place.closest('fan-island')) continue;
    const built = answerTime(defaultAnswerDays, language);
    const said = place.textContent.replace(built, answerTime(days, language));
    if (said !== place.textContent) place.textContent = said;
  }
}
