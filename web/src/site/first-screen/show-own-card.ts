import { earlyCalls } from '@fanclub/contract/http/early-calls';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { me } from '@fanclub/contract/members/routes';
import { formatPlainNumber, formatYear } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { hasCode } from '#api/api-error.ts';
import { renewSession } from '#api/renew-session.ts';
import { paths } from '#config/paths.ts';
import { leadOf } from '#features/profile/lead.ts';
import { isGoldNow } from '#features/profile/status/turned-cards.ts';
import { formatSeason } from '#i18n/format.ts';
import { keepEarlyProfile } from '#member/early-profile.ts';
import { fitName } from '#member/membership-card/fit-name.ts';
import { ownCardOf } from '#member/own-card.ts';
import type { Profile } from '#member/profile-query.ts';
import { getSession } from '#session/session-store.ts';
import { readEarly } from './call-early.ts';
import { copyOfPart, fillingsOf, sampleOf, wordOf } from './parts.ts';

/** The package of the built card, whose name is replaced by that of the member's package. */
export const samplePack = 'base';

/**
 * Shows the top of the member's own profile with the card, before the app has loaded, and keeps the profile for the
 * app. Always resolves to `app`, which shows the rest, and also what this script cannot show: a profile of somebody
 * else, a limited session, an error.
 */
export async function showOwnCard(place: HTMLElement): Promise<'app'> {
  const { user } = getSession();
  if (!user || user.special) return 'app';
  const ownAddress = paths.profile.build(user.id);
  if (![paths.ownProfile.build(), ownAddress].includes(location.pathname)) return 'app';
  const profile = await readProfile(user.id).catch(() => null);
  if (!profile) return 'app';
  keepEarlyProfile(profile);
  // The app would otherwise be redirected to this address, with an empty page in between.
  if (location.pathname !== ownAddress) history.replaceState(history.state, '', ownAddress);
  const top = 'limited' in profile ? null : draw(profile);
  if (top) place.replaceChildren(top);
  await painted();
  return 'app';
}

/** Waits until the card is on the screen, because the app's files would delay it. A page in the background has no frames. */
async function painted(): Promise<void> {
  if (document.hidden) return;
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

type SeenProfile = RouteResponse<typeof me>;

async function readProfile(userId: string): Promise<SeenProfile> {
  const read = () => readEarly(earlyCalls.me, { user_id: userId });
  const response = await read().catch(async (error) => {
    if (!hasCode(error, 'invalid_token') || !(await renewSession())) throw error;
    return read();
  });
  return response.json();
}

function draw(profile: Profile): HTMLElement | null {
  const language = document.documentElement.lang as LanguageCode;
  const { name, pack, season, requestNumber, ended } = ownCardOf(profile);
  const { text, size } = fitName(name);
  const { member_number: number, member_since: since } = profile;
  const memberLine =
    number !== null && since !== null
      ? wordOf('memberLine')
          .replace(sampleOf('year'), formatYear(since, language))
          .replace(sampleOf('number'), formatPlainNumber(number, language))
      : null;
  const lead = wordOf(leadOf(profile)).replaceAll(
    sampleOf('season'),
    formatSeason(profile.season, language),
  );
  const top = copyOfPart(isGoldNow(profile) ? 'gold' : 'dark', [
    [wordOf(`packages.${samplePack}`), wordOf(`packages.${pack}`)],
    ...fillingsOf({
      greeted: profile.first_name,
      lead,
      name: text,
      season: formatSeason(season, language),
      line: memberLine ?? requestNumber ?? null,
    }),
  ]);
  if (!top) return null;
  // A request number is read from left to right, a member line in the direction of the language.
  for (const line of top.querySelectorAll<HTMLElement>('bdi[dir="ltr"]')) {
    if (line.textContent === memberLine) line.dir = 'auto';
  }
  top.querySelector(`[data-button="${profile.password_hash ? 'first' : 'change'}"]`)?.remove();
  for (const shown of top.querySelectorAll<HTMLElement>('[data-fits]')) {
    shown.style.fontSize = `${size}cqi`;
  }
  const card = top.querySelector<HTMLElement>('[data-ended]');
  if (card) card.dataset.ended = String(ended);
  return top;
}
