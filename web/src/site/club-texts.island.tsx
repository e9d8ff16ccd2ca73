import { useEffect } from 'react';
import { useClubTexts } from '#api/club-texts.ts';
import { usePublicSettings } from '#api/public-settings.ts';
import { learnAnswerDays } from '#i18n/answer-days.ts';
import { island } from '#islands/island.tsx';
import { applyAnswerTime } from './apply-answer-time.ts';
import { applyClubTexts } from './apply-club-texts.ts';
import { applyGifts } from './apply-gifts.ts';

/**
 * Renders nothing. After hydration it updates the page outside the islands with the club's texts, the days
 * within which the club answers, and the packages that include a gift.
 */
function ClubTexts() {
  const texts = useClubTexts();
  const { gift_packs: gifts, answer_days: days } = usePublicSettings().settings ?? {};
  useEffect(() => applyClubTexts(document, texts), [texts]);
  useEffect(() => {
    if (gifts) applyGifts(document, gifts);
  }, [gifts]);
  useEffect(() => {
    if (!days) return;
    learnAnswerDays(days);
    applyAnswerTime(document, days);
  }, [days]);
  return null;
}

export default island('club-texts', ClubTexts);
