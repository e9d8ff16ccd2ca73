import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-time';
import type { NewsText } from '@fanclub/contract/news/news';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { timestampOf } from '#platform/time';
import type { MailedMember } from './mail.ts';
import {
  clubMailContent,
  draftMailContent,
  type MailContent,
  mailContent,
  newsMailContent,
  reminderMailContent,
} from './mail-content.ts';
import { type MailData, mailOf } from './mail-kinds.ts';

/** Who the samples are about. */
export const sampleMember: MailedMember = {
  id: 'uid-of-sara',
  email: 'sara@fan.test',
  first_name: 'Sara',
  last_name: 'Rossi',
  request_number: 'JOFCI-ABCD2345',
  request_status: 'submitted',
  is_approved: false,
  season: '2026/27',
  no_reminders: false,
  requested: null,
  submitted_at: timestampOf(Date.parse('2026-11-22T09:00:00Z')),
  pack_type: 'international',
  juventus_card: true,
  payment_method: 'rial',
  total_price: 32.5,
  rial_amount: 32_500_000,
  is_paid: false,
  received: null,
  membership: null,
  account_offer: { id: 'offer-1', until: timestampOf(Date.parse('2026-11-29T09:00:00Z')) },
};

export const sampleLinks = {
  action: 'https://club.test/login?token=abc123',
  notMe: 'https://club.test/login?not_me=def456',
  leave: 'https://club.test/login?leave_news=ghi789',
  proof: 'https://club.test/verify/uid-of-sara.2026-27.jkl012',
};

const sampleNews: Record<LanguageCode, NewsText> = {
  fa: {
    subject: 'دیدار هواداران در تهران',
    body: 'جمعهٔ بعد بازی را کنار هم می‌بینیم.\n\nجا محدود است؛ زودتر خبر بدهید.',
  },
  en: {
    subject: 'We watch the derby together',
    body: 'Next Friday we watch the match together.\n\nThere are few places, so tell us soon.',
  },
  it: {
    subject: 'Guardiamo il derby insieme',
    body: 'Venerdì prossimo guardiamo la partita insieme.\n\nI posti sono pochi: faccelo sapere presto.',
  },
};

/** A state in which a mail is sent: what its row carries, and of whom it is said. */
export interface Sample<Data extends object = object> {
  data: Data;
  member?: Partial<MailedMember>;
}

const approved = { request_status: 'approved', is_approved: true } as const;
const rejected = { request_status: 'rejected' } as const;

/**
 * Each kind in every state that makes it say something else; a new kind does not compile without. Read by
 * the tests of the mails and by the page of `npm run mails`.
 */
export const samples: { [K in MailKind]: Record<string, Sample<MailData<K>>> } = {
  application_received: {
    rial: { data: {} },
    euro: {
      data: {},
      member: { payment_method: 'euro', rial_amount: null, juventus_card: false, total_price: 20 },
    },
  },
  family_received: { received: { data: { people: ['uid-of-dana'] } } },
  application_approved: { approved: { data: {}, member: approved } },
  application_rejected: {
    'with a reason': { data: { reason: 'The receipt is blurred' }, member: rejected },
    'without one': { data: { reason: null }, member: rejected },
    'with items': { data: { reason: null, items: ['receipt', 'first_name'] }, member: rejected },
  },
  items_requested: {
    'with a note': { data: { items: ['receipt', 'phone'], note: 'The last line is missing' } },
    'without one': { data: { items: ['amount'], note: null } },
  },
  rest_due: {
    rial: { data: {}, member: { ...approved, received: { EUR: 0, IRR: 20_000_000 } } },
    euro: {
      data: {},
      member: { payment_method: 'euro', rial_amount: null, received: { EUR: 2000, IRR: 0 } },
    },
  },
  confirm_address: { asked: { data: {} } },
  own_account_link: { offered: { data: { offer: 'offer-1' } } },
  own_account_opened: { opened: { data: { people: ['uid-of-dana'] } } },
  document_removed: {
    receipt: { data: { file_type: 'receipt' } },
    'passport, nothing to do': { data: { file_type: 'passport' }, member: approved },
  },
  refund_sent: {
    rial: {
      data: { amount: 32_500_000, currency: 'IRR', day: '2026-11-22', reference: '991122334455' },
      member: rejected,
    },
    euro: {
      data: { amount: 1250, currency: 'EUR', day: '2026-11-22', reference: null },
      member: approved,
    },
  },
  card_posted: {
    'with a number': { data: { tracking: 'RR123456785IT' }, member: approved },
    'without one': { data: { tracking: null }, member: approved },
  },
  new_application: { 'to staff': { data: {} } },
  google_refused: { 'to admins': { data: { about: 'admin@club.test' } } },
  staff_changed: {
    added: { data: { about: 'b@club.test', by: 'a@club.test', before: null, role: 'reviewer' } },
    'another role': {
      data: { about: 'b@club.test', by: 'a@club.test', before: 'reviewer', role: 'treasurer' },
    },
    removed: { data: { about: 'b@club.test', by: 'a@club.test', before: 'owner', role: null } },
  },
  payment_change: {
    'asked for': { data: { state: 'asked', asked_by: 'a@club.test', confirmed_by: null } },
    'by the only one': { data: { state: 'live', asked_by: 'a@club.test', confirmed_by: null } },
    confirmed: { data: { state: 'live', asked_by: 'a@club.test', confirmed_by: 'b@club.test' } },
  },
  export_ready: { 'to an admin': { data: { id: 'export-1', rows: 52_000 } } },
  password_changed: { changed: { data: {}, member: approved } },
  sign_in_link: { asked: { data: {}, member: approved } },
  application_link: { asked: { data: {} } },
  reset_link: { asked: { data: {}, member: approved } },
  renewal_reminder: {
    'the season begins': {
      data: { step: 'opened', season: '2027/28', ends: '2027-06-30' },
      member: approved,
    },
    'a month is left': {
      data: { step: 'month', season: '2027/28', ends: '2027-06-30' },
      member: approved,
    },
    'a week is left': {
      data: { step: 'week', season: '2027/28', ends: '2027-06-30' },
      member: approved,
    },
    'no end is known': {
      data: { step: 'opened', season: '2027/28', ends: null },
      member: approved,
    },
  },
  season_opened: { asked: { data: { reminder: 'r1' } } },
  draft_link: { asked: { data: { draft: 'd1', secret: null } } },
  news: { 'with a button': { data: { news: 'n1' } } },
};

/** What a mail of this kind says in such a state. */
export function sampleContent(
  kind: MailKind,
  { data, member }: Sample,
  language: LanguageCode,
): MailContent {
  const mail = mailOf({ template: kind, language, data, message_id: 'm1' });
  const { action: url, notMe, leave: leaveUrl, proof } = sampleLinks;
  if (mail.reader === 'admin') return clubMailContent(mail, { data, language, url });
  if (mail.reader === 'visitor') return draftMailContent(mail, { language, url });
  const about = { ...sampleMember, ...member };
  if (mail.reader === 'reminded') {
    return reminderMailContent(mail, { name: about.first_name, language, url, leaveUrl });
  }
  if (mail.reader === 'news') {
    const { first_name: name } = about;
    return newsMailContent(sampleNews[language], { name, language, link: url, leaveUrl });
  }
  const links = {
    action: url,
    notMe: mail.offersNotMe ? notMe : null,
    leave: mail.offersLeave ? leaveUrl : null,
    proof: mail.proof ? proof : null,
  };
  const answerDays = defaultAnswerDays;
  return mailContent(mail, { member: about, data, language, links, answerDays });
}
