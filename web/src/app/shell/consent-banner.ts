import { getConsent } from '#features/consent/consent-store.ts';
import { withTexts } from '#i18n/i18n.ts';
import { lazyPart } from '#ui/lazily.tsx';

/** The cookie banner. Its code is not loaded for people who have chosen. */
export const ConsentBanner = lazyPart(
  withTexts(['consent'], () => import('#features/consent/consent-banner.tsx')),
);

/**
 * Resolves when the cookie banner can be shown, or could not be loaded. The app waits for it before it replaces the
 * built page: a banner that came later would cover a button just as it is pressed.
 */
export async function consentReady(): Promise<void> {
  if (getConsent() === null) await ConsentBanner.fetch().catch(() => {});
}
