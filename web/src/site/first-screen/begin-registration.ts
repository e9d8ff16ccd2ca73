import { defaultGiftPacks, packTypes } from '@fanclub/contract/pricing/packages';
import { giftPacksOf, type PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import { formatEuro } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { send } from '#api/transport.ts';
import { copyOfPart } from './parts.ts';
import { wantFiles, whenUsed } from './want-files.ts';

/**
 * Makes the registration's first page usable, and writes the club's prices into it. Resolves to `app` when a person
 * begins to fill in the form, or if the app is needed at once: on a wide screen, whose second column follows the form,
 * for a package or a promo code in the address, and after the deadline.
 */
export async function beginRegistration(place: HTMLElement): Promise<'app'> {
  const form = place.querySelector('form');
  const isWide = getComputedStyle(place).gridTemplateColumns.includes(' ');
  if (!form) return 'app';
  choosePack(form);
  form.addEventListener('change', () => drawTicks(form));
  if (isWide || hasPromoCode() || form.querySelector(':checked')) return 'app';
  const begun = whenUsed(form);
  const next = await Promise.race([begun, showOffer(form)]);
  return next ?? begun;
}

const hasPromoCode = () => new URLSearchParams(location.search).has('promo');

/** Shows the prices of today. Resolves to `app` if they, or anything else of the page, cannot be shown without the app. */
async function showOffer(form: HTMLFormElement): Promise<'app' | undefined> {
  const response = await send({ method: 'GET', url: '/api/settings', headers: {} }).catch(
    () => null,
  );
  if (!response) return 'app';
  const settings: PublicSettings = await response.json();
  if (isRegistrationClosed(settings)) document.documentElement.dataset.held = '';
  if (settings.deadline_passed || !hasBuiltGifts(settings)) return 'app';
  showPrices(form, settings);
  wantFiles(location.pathname, 'prefetch');
  return undefined;
}

/** The address loses the package, because the app would choose it again after the person has chosen another one. */
function choosePack(form: HTMLFormElement): void {
  const address = new URL(location.href);
  const pack = packTypes.find((type) => type === address.searchParams.get('pack'));
  const choice = pack && form.querySelector<HTMLInputElement>(`[value="${pack}"]`);
  if (!choice) return;
  choice.checked = true;
  address.searchParams.delete('pack');
  history.replaceState(history.state, '', address);
}

const hasBuiltGifts = (settings: PublicSettings) =>
  String(giftPacksOf(settings)) === String(defaultGiftPacks);

function showPrices(form: HTMLFormElement, settings: PublicSettings): void {
  const language = document.documentElement.lang as LanguageCode;
  const euro = (value: number) => formatEuro(value, language);
  const placeOf = (choice: string) => form.querySelector(`label:has(${choice}) bdi`);
  for (const pack of packTypes) {
    const place = placeOf(`[value="${pack}"]`);
    if (place) place.textContent = euro(settings[`price_${pack}`]);
  }
  const sentence = copyOfPart('cardPrice', [
    ['{{card, euro}}', euro(settings.club_card_price)],
    ['{{shipping, euro}}', euro(settings.shipping_price)],
  ]);
  if (sentence) placeOf('[name="juventus_card"]')?.replaceWith(sentence);
}

/** The icons of the checkboxes as they were built. */
const unticked = new WeakMap<HTMLInputElement, Element>();

function drawTicks(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) {
    const icon = box.nextElementSibling;
    if (!icon) continue;
    if (!unticked.has(box)) unticked.set(box, icon);
    const ticked = copyOfPart('ticked')?.querySelector('svg');
    const wanted = box.checked ? ticked : unticked.get(box);
    if (wanted) icon.replaceWith(wanted);
  }
}
