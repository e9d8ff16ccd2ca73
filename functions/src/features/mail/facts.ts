import type { AnswerDays } from '@fanclub/contract/members/answer-days';
import { balanceOf, duesToPay, earlierDuesToPay } from '@fanclub/contract/money/account';
import { partsOf } from '@fanclub/contract/money/amounts';
import { formatMoney, formatParts } from '@fanclub/contract/money/format-money';
import { packName } from '@fanclub/contract/pricing/packages';
import { answeredBy } from '@fanclub/contract/registration/answered-by';
import { formatDay, formatEuro, formatRial, formatSeason } from '@fanclub/contract/text/format';
import { isolateLtr, withoutLinks } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import type { MailedMember } from './mail.ts';

/** A label and its value, shown as one line in a mail about an application. */
export interface Fact {
  label: string;
  value: string;
}

/**
 * Returns the lines with the package and the amount, or, once it is approved, the last day of the membership. While the
 * application is under review, there is also the line with the day by which the club responds.
 */
export function factsOf(
  member: MailedMember,
  language: LanguageCode,
  answerDays: AnswerDays,
): Fact[] {
  const { facts } = serverWords[language].phrases;
  const lastDay = answeredBy(member.submitted_at.toDate(), answerDays);
  const isUnderReview = member.request_status === 'submitted';
  const until = lastDayOf(member);
  return [
    { label: facts.package, value: packageOf(member, language) },
    until
      ? { label: facts.until, value: formatDay(until, language) }
      : { label: facts.amount, value: amountOf(member, language) },
    ...(member.request_status === 'approved' ? openFacts(member, language) : []),
    ...(isUnderReview ? [{ label: facts.answeredBy, value: formatDay(lastDay, language) }] : []),
  ];
}

/** Returns the last day of the membership for which the application was approved; null if it has no last day yet. */
function lastDayOf({ request_status, season, memberships }: MailedMember) {
  const approved = memberships.find((one) => one.season === season);
  return (request_status === 'approved' && approved?.valid_until) || null;
}

/** Returns the line with the sum that is to be paid for all applications; an empty list if there is none. */
function openFacts(member: MailedMember, language: LanguageCode): Fact[] {
  const open = partsOf(balanceOf({ open_dues: duesToPay(member), over_dues: [] }));
  const value = formatParts(open, language);
  return value ? [{ label: serverWords[language].phrases.facts.open, value }] : [];
}

/** Returns a sentence for each earlier season of which something is open; null if there is none. */
export function earlierOpen(member: MailedMember, language: LanguageCode): string | null {
  const { earlierOpen: say } = serverWords[language].phrases;
  const sentences = earlierDuesToPay(member).map(({ season, request_number, ...money }) =>
    say({
      season: formatSeason(season, language),
      amount: formatMoney(money, language),
      number: isolateLtr(request_number),
    }),
  );
  return sentences.join(' ') || null;
}

/** Returns the line that names the member whom a mail is about. It is used if the reader is somebody else. */
export function personFact(member: MailedMember, language: LanguageCode): Fact {
  return { label: serverWords[language].phrases.facts.person, value: nameOf(member) };
}

/** Returns the line for one application in a mail about several: name, package, amount and request number. */
export function applicationFact(member: MailedMember, language: LanguageCode): Fact {
  const parts = [nameOf(member), packageOf(member, language), amountOf(member, language)];
  const value = [...parts, isolateLtr(member.request_number)].join(' – ');
  return { label: serverWords[language].phrases.facts.person, value };
}

const nameOf = ({ first_name, last_name }: MailedMember) =>
  isolateLtr(withoutLinks(`${first_name} ${last_name}`));

function packageOf({ pack_type, juventus_card }: MailedMember, language: LanguageCode): string {
  const pack = packName(pack_type, language);
  return juventus_card ? serverWords[language].phrases.withCard(pack) : pack;
}

function amountOf(
  { total_price, payment_method, rial_amount }: MailedMember,
  language: LanguageCode,
): string {
  const euro = formatEuro(total_price, language);
  const isInRial = payment_method === 'rial' && rial_amount !== null;
  return isInRial ? `${euro} (${formatRial(rial_amount, language)})` : euro;
}
