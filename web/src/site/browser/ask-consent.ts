import {
  everything,
  getConsent,
  onlyNecessary,
  saveConsent,
  subscribeToConsent,
} from '#features/consent/consent-store.ts';
import { reserveSpace } from '#features/consent/reserve-space.ts';

/** Shows the cookie question, which is part of the built page, until the person answers it. Stores the answer. */
export function askConsent(): void {
  const place = document.getElementById('consent');
  const sheet = place?.querySelector('section');
  if (!place || !sheet) return;
  const { dataset, style } = document.documentElement;
  let endReserving: (() => void) | undefined;

  const follow = () => {
    endReserving?.();
    endReserving = undefined;
    if (getConsent()) {
      style.removeProperty('--first-inset');
      delete dataset.consent;
      return;
    }
    endReserving = reserveSpace(sheet);
  };
  follow();
  subscribeToConsent(follow);

  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-consent]');
    if (button) saveConsent(button.dataset.consent === 'everything' ? everything : onlyNecessary);
  });
}
