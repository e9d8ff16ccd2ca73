import { type Brings, brings } from '@fanclub/contract/pricing/benefits';
import type { ClubTexts } from '#api/club-texts-store.ts';

/** Shows for each package which benefits it brings; the built page contains both variants. */
export function applyBrings(page: ParentNode, settings: Brings): void {
  const isBrought = (what = '') => {
    const [id = '', pack = ''] = what.split(' ');
    return brings(pack, id, settings);
  };
  for (const place of page.querySelectorAll<HTMLElement>('[data-brings]')) {
    place.hidden = !isBrought(place.dataset.brings);
  }
  for (const place of page.querySelectorAll<HTMLElement>('[data-lacks]')) {
    place.hidden = isBrought(place.dataset.lacks);
  }
}

const addresses: Record<string, (value: string) => string> = {
  contact_email: (email) => `mailto:${email}`,
  contact_phone: (phone) => `tel:${phone.replaceAll(' ', '')}`,
};

/**
 * Puts the club's own texts into elements with `data-own`. Islands are left out, because they render these texts
 * themselves. A link to a social network keeps its icon, gets the address from the club's texts and becomes visible.
 */
export function applyClubTexts(page: ParentNode, texts: ClubTexts): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-own]')) {
    const name = place.dataset.own ?? '';
    const said = texts[name as keyof ClubTexts];
    if (!said || place.closest('fan-island')) continue;
    const isNetwork = name.startsWith('social_');
    if (isNetwork) place.closest('[hidden]')?.removeAttribute('hidden');
    if (place instanceof HTMLAnchorElement) {
      place.href = isNetwork ? said : (addresses[name]?.(said) ?? place.href);
      if (isNetwork) Object.assign(place, { target: '_blank', rel: 'noreferrer' });
    }
    if (!isNetwork) (place.querySelector('bdi') ?? place).textContent = said;
  }
}
