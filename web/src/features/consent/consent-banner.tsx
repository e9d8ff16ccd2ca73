import { useEffect, useRef } from 'react';
import { ConsentSheet } from './consent-sheet.tsx';
import { saveConsent } from './consent-store.ts';
import { reserveSpace } from './reserve-space.ts';

/** The cookie banner of the app. It stores the answer, and reserves space at the end of the page for its height. */
export default function ConsentBanner() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => (sheet.current ? reserveSpace(sheet.current) : undefined), []);
  return <ConsentSheet ref={sheet} onAnswer={saveConsent} />;
}
