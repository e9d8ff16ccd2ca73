import { useEffect } from 'react';
import { useClubTexts } from '#api/club-texts.ts';
import { island } from '#islands/island.tsx';
import { applyClubTexts } from './apply-club-texts.ts';

/** Draws nothing: once it lives, the page around the islands says what the club says. */
function ClubTexts() {
  const texts = useClubTexts();
  useEffect(() => applyClubTexts(document, texts), [texts]);
  return null;
}

export default island('club-texts', ClubTexts);
