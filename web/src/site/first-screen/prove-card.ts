import { earlyCalls } from '@fanclub/contract/http/early-calls';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { formatDay, formatPlainNumber, formatYear } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { verifyCard } from '@fanclub/contract/verification/routes';
import { hasCode } from '#api/api-error.ts';
import { formatDateTime, formatSeason } from '#i18n/format.ts';
import { callEarly } from './call-early.ts';
import { copyOfPart, fillingsOf, wordOf } from './parts.ts';

/**
 * Asks the server what the code in the address proves, and shows it. Resolves to `app` if only the app can show the
 * response.
 */
export async function proveCard(pressed: HTMLElement): Promise<'app' | undefined> {
  const code = decodeURIComponent(location.pathname.split('/')[2] ?? '');
  const shown = await callEarly(earlyCalls.verifyCard, { code }).then(drawProof, drawUnknown);
  if (!shown) return 'app';
  const hadFocus = pressed === document.activeElement;
  document.querySelector('.first-screen div[data-early="proveCard"]')?.replaceChildren(shown);
  if (hadFocus) shown.querySelector('button')?.focus();
  return undefined;
}

async function drawProof(response: Response): Promise<HTMLElement | null> {
  const proof: RouteResponse<typeof verifyCard> = await response.clone().json();
  const { member_number, member_since, valid_from, valid_until } = proof;
  const language = document.documentElement.lang as LanguageCode;
  const isNumbered = member_number !== null && member_since !== null;
  return copyOfPart(
    proof.state,
    fillingsOf({
      name: `${proof.first_name} ${proof.initial}.`,
      pack: wordOf(`packages.${proof.pack_type}`),
      season: formatSeason(proof.season, language),
      year: isNumbered ? formatYear(member_since, language) : null,
      number: isNumbered ? formatPlainNumber(member_number, language) : null,
      first: valid_from && formatDay(valid_from, language),
      last: valid_until && formatDay(valid_until, language),
      checkedAt: formatDateTime(Date.now(), language),
    }),
  );
}

function drawUnknown(error: unknown): HTMLElement | null {
  return hasCode(error, 'card_unknown') ? copyOfPart('card_unknown') : null;
}
