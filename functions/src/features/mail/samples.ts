import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import type { Sample } from './mail.ts';
import {
  clubMailContent,
  type MailContent,
  mailContent,
  newsMailContent,
  reminderMailContent,
} from './mail-content.ts';
import { mailOf } from './mail-kinds.ts';
import { sampleMember } from './sample-member.ts';

export const sampleLinks = {
  action: 'https://club.test/login?token=abc123',
  notMe: 'https://club.test/login?not_me=def456',
  leave: 'https://club.test/login?leave_news=ghi789',
  proof: 'https://club.test/verify/uid-of-sara.2026-27.jkl012',
  receipt: 'https://club.test/api/receipts/mno345',
};

export function sampleContent(
  kind: MailKind,
  { data, member }: Sample,
  language: LanguageCode,
): MailContent {
  const mail = mailOf({ template: kind, language, data, message_id: 'm1' });
  const { action: url, notMe, leave: leaveUrl, proof, receipt } = sampleLinks;
  if (mail.reader === 'admin') return clubMailContent(mail, { data, language, url });
  const about = { ...sampleMember, ...member };
  if (mail.reader === 'reminded') {
    return reminderMailContent(mail, { name: about.first_name, language, url, leaveUrl });
  }
  if (mail.reader === 'news') {
    const { first_name: name } = about;
    return newsMailContent(serverWords[language].sampleNews, {
      name,
      language,
      link: url,
      leaveUrl,
    });
  }
  const links = {
    action: url,
    notMe: mail.offersNotMe ? notMe : null,
    leave: mail.offersLeave ? leaveUrl : null,
    proof: mail.proof ? proof : null,
    ...(mail.receiptsOf && { receipts: [receipt] }),
  };
  const answerDays = defaultAnswerDays;
  return mailContent(mail, { member: about, data, language, links, answerDays });
}
