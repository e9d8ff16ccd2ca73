import type { RouteResponse } from '@fanclub/contract/http/route';
import { formatDay, formatPlainNumber, formatYear } from '@fanclub/contract/text/format';
import type { verifyCard } from '@fanclub/contract/verification/routes';
import { formatDateTime, formatSeason } from '#i18n/format.ts';
import type { Values } from './outcomes.ts';
import { pageLanguage } from './sentences.ts';

/** Returns the outcome that says what a card's code proves, and its values. The form contains the packages' names. */
export function proved(form: Element, answer: unknown): [state: string, values: Values] {
  const proof = answer as RouteResponse<typeof verifyCard>;
  const { member_number, member_since, valid_from, valid_until } = proof;
  const language = pageLanguage();
  const { packs: names = '{}' } = form.querySelector<HTMLElement>('[data-packs]')?.dataset ?? {};
  const packs: Record<string, string> = JSON.parse(names);
  const values = {
    name: `${proof.first_name} ${proof.initial}.`,
    season: formatSeason(proof.season, language),
    year: member_since && formatYear(member_since, language),
    number: member_number === null ? null : formatPlainNumber(member_number, language),
    first: valid_from && formatDay(valid_from, language),
    last: valid_until && formatDay(valid_until, language),
    moment: formatDateTime(Date.now(), language),
    pack: packs[proof.pack_type] ?? proof.pack_type,
  };
  return [proof.state, values];
}
