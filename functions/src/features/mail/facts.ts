import type { AnswerDays } from '@fanclub/contract/members/answer-time';
import { packNames } from '@fanclub/contract/pricing/pack-names';
import { answeredBy } from '@fanclub/contract/registration/answered-by';
import { formatDay, formatEuro, formatRial } from '@fanclub/contract/text/format';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { MailedMember } from './mail.ts';
import { phrases } from './phrases.ts';
import { unlinked } from './unlinked.ts';

/** One line of what was applied for. */
export interface Fact {
  label: string;
  value: string;
}

/** What was applied for and what it costs; while it is under review, until when the club answers. */
export function factsOf(
  member: MailedMember,
  language: LanguageCode,
  answerDays: AnswerDays,
): Fact[] {
  const { facts } = phrases[language];
  const lastDay = answeredBy(member.submitted_at.toDate(), answerDays);
  const isUnderReview = member.request_status === 'submitted';
  return [
    { label: facts.package, value: packageOf(member, language) },
    { label: facts.amount, value: amountOf(member, language) },
    ...(isUnderReview ? [{ label: facts.answeredBy, value: formatDay(lastDay, language) }] : []),
  ];
}

/** Whom a mail is about, where that is not its reader. */
export function personFact(member: MailedMember, language: LanguageCode): Fact {
  return { label: phrases[language].facts.person, value: nameOf(member) };
}

/** One of several whom a mail is about: who, what for, what it costs, and the number. */
export function applicationFact(member: MailedMember, language: LanguageCode): Fact {
  const parts = [nameOf(member), packageOf(member, language), amountOf(member, language)];
  const value = [...parts, isolateLtr(member.request_number)].join(' – ');
  return { label: phrases[language].facts.person, value };
}

const nameOf = ({ first_name, last_name }: MailedMember) =>
  isolateLtr(unlinked(`${first_name} ${last_name}`));

function packageOf({ pack_type, juventus_card }: MailedMember, language: LanguageCode): string {
  const pack = packNames[language][pack_type];
  return juventus_card ? phrases[language].withCard(pack) : pack;
}

function amountOf(
  { total_price, payment_method, rial_amount }: MailedMember,
  language: LanguageCode,
): string {
  const euro = formatEuro(total_price, language);
  const isInRial = payment_method === 'rial' && rial_amount !== null;
  return isInRial ? `${euro} (${formatRial(rial_amount, language)})` : euro;
}
