import type { AnswerDays } from '@fanclub/contract/members/answer-time';
import { packNames } from '@fanclub/contract/pricing/pack-names';
import { answeredBy } from '@fanclub/contract/registration/answered-by';
import { formatDay, formatEuro, formatRial } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { MailedMember } from './mail.ts';
import { phrases } from './phrases.ts';

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
  const { facts, withCard } = phrases[language];
  const pack = packNames[language][member.pack_type];
  const lastDay = answeredBy(member.submitted_at.toDate(), answerDays);
  const isUnderReview = member.request_status === 'submitted';
  return [
    { label: facts.package, value: member.juventus_card ? withCard(pack) : pack },
    { label: facts.amount, value: amountOf(member, language) },
    ...(isUnderReview ? [{ label: facts.answeredBy, value: formatDay(lastDay, language) }] : []),
  ];
}

function amountOf(
  { total_price, payment_method, rial_amount }: MailedMember,
  language: LanguageCode,
): string {
  const euro = formatEuro(total_price, language);
  const isInRial = payment_method === 'rial' && rial_amount !== null;
  return isInRial ? `${euro} (${formatRial(rial_amount, language)})` : euro;
}
