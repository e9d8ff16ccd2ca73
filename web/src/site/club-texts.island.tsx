import { useEffect } from 'react';
import { useClubTexts } from '#api/club-texts.ts';
import { usePublicSettings } from '#api/public-settings.ts';
import { island } from '#islands/island.tsx';
import { applyClubTexts } from './apply-club-texts.ts';
import { applyGifts } from './apply-gifts.ts';

/** Draws nothing: once it lives, the page around the islands says what the club says, and which packages bring a gift. */
function ClubTexts() {
  const texts = useClubTexts();
  const gifts = usePublicSettings().settings?.gift_packs;
  useEffect(() => applyClubTexts(document, texts), [texts]);
  useEffect(() => {
    if (gifts) applyGifts(document, gifts);
  }, [gifts]);
  return null;
}

export default island('club-texts', ClubTexts);
