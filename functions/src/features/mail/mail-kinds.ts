import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import type { MailDocument } from '#repositories/mails';
import type {
  ClubMail,
  DraftMail,
  Mail,
  MailedDraft,
  MailedNews,
  NewsMail,
  Reminded,
  ReminderMail,
} from './mail.ts';
import { applicationApproved } from './mails/application-approved.ts';
import { applicationLink } from './mails/application-link.ts';
import { applicationReceived } from './mails/application-received.ts';
import { applicationRejected } from './mails/application-rejected.ts';
import { cardPosted } from './mails/card-posted.ts';
import { confirmAddressMail } from './mails/confirm-address.ts';
import { documentRemoved } from './mails/document-removed.ts';
import { draftLink } from './mails/draft-link.ts';
import { exportReady } from './mails/export-ready.ts';
import { familyReceived } from './mails/family-received.ts';
import { googleRefused } from './mails/google-refused.ts';
import { itemsRequested } from './mails/items-requested.ts';
import { newApplication } from './mails/new-application.ts';
import { news } from './mails/news.ts';
import { ownAccountLink } from './mails/own-account-link.ts';
import { ownAccountOpened } from './mails/own-account-opened.ts';
import { passwordChanged } from './mails/password-changed.ts';
import { paymentChange } from './mails/payment-change.ts';
import { refundSent } from './mails/refund-sent.ts';
import { renewalReminder } from './mails/renewal-reminder.ts';
import { resetLink } from './mails/reset-link.ts';
import { restDue } from './mails/rest-due.ts';
import { seasonOpened } from './mails/season-opened.ts';
import { signInLink } from './mails/sign-in-link.ts';
import { staffChanged } from './mails/staff-changed.ts';

/** Every kind of mail, by the name that rows of the outbox call it. */
export const mails = {
  application_received: applicationReceived,
  family_received: familyReceived,
  application_approved: applicationApproved,
  application_rejected: applicationRejected,
  items_requested: itemsRequested,
  confirm_address: confirmAddressMail,
  own_account_link: ownAccountLink,
  own_account_opened: ownAccountOpened,
  rest_due: restDue,
  document_removed: documentRemoved,
  refund_sent: refundSent,
  card_posted: cardPosted,
  new_application: newApplication,
  google_refused: googleRefused,
  staff_changed: staffChanged,
  payment_change: paymentChange,
  export_ready: exportReady,
  password_changed: passwordChanged,
  sign_in_link: signInLink,
  application_link: applicationLink,
  reset_link: resetLink,
  renewal_reminder: renewalReminder,
  season_opened: seasonOpened,
  draft_link: draftLink,
  news,
} as const satisfies Record<MailKind, unknown>;

/** Somebody sits before a screen and waits for it. */
const askedFor = new Set([
  'sign_in_link',
  'application_link',
  'reset_link',
  'confirm_address',
  'own_account_link',
  'draft_link',
  'link_requested',
]);

/** True for a mail that goes before all others. */
export function isAskedFor({ template }: MailDocument['message']): boolean {
  return askedFor.has(template);
}

const toMany = new Set<string>(['news', 'renewal_reminder'] satisfies MailKind[]);

/** True for a mail that everybody else's go before: there may be thousands of it. */
export function isToMany({ template }: MailDocument['message']): boolean {
  return toMany.has(template);
}

/** What a row of a kind carries beside the member it is about. */
export type MailData<K extends MailKind> = (typeof mails)[K] extends ReminderMail
  ? Reminded
  : (typeof mails)[K] extends DraftMail
    ? MailedDraft
    : (typeof mails)[K] extends NewsMail
      ? MailedNews
      : (typeof mails)[K] extends Mail<infer D> | ClubMail<infer D>
        ? D
        : never;

/** Any mail that a row can name. */
export type AnyMail = Mail<object> | ClubMail<object> | ReminderMail | DraftMail | NewsMail;

/**
 * The mail that a stored row names; throws for a kind that this version does not know. What a row
 * carries is taken as `buildMail` wrote it; what a kind does not ask for is ignored.
 */
export function mailOf({ template, data }: MailDocument['message']): AnyMail {
  const kind = template === 'link_requested' ? formerLinkKind(data) : template;
  if (!Object.hasOwn(mails, kind)) throw new Error(`no mail is called ${kind}`);
  return mails[kind as MailKind] as AnyMail;
}

/** Until November 2026 one kind stood for both links that are asked for; such rows may wait. */
function formerLinkKind(data: object): MailKind {
  return 'purpose' in data && data.purpose === 'reset' ? 'reset_link' : 'sign_in_link';
}
