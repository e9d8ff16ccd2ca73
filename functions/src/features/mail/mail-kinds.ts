import { isOffered } from '@fanclub/contract/club/offers';
import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import type { MailDocument } from '#repositories/mails';
import type { ClubMail, Mail, NewsMail, ReminderMail } from './mail.ts';
import { accountMails } from './mails/accounts.ts';
import { applicationMails } from './mails/applications.ts';
import { staffMails } from './mails/staff.ts';

/** All kinds of mail, by the name that the outbox rows store. */
export const mails = {
  ...applicationMails,
  ...accountMails,
  ...staffMails,
} satisfies Record<MailKind, unknown>;

/** The data that an outbox row of this kind stores, besides the id of the member whom it is about. */
export type MailData<K extends MailKind> = (typeof mails)[K]['samples'][string]['data'];

/** Any mail that an outbox row can name. */
export type AnyMail = Mail<object> | ClubMail<object> | ReminderMail | NewsMail;

/** The kinds of mail whose texts staff may change, in the order in which the panel lists them. */
export const rewordableKinds = (Object.keys(mails) as MailKind[]).filter((kind) => {
  const mail = mails[kind] as AnyMail;
  return 'rewordable' in mail && mail.rewordable && isOffered(mail);
});

/** The kinds of mail that go to new addresses, and the part of the day's mails after which each waits. */
export const kindsToNew = (Object.keys(mails) as MailKind[]).flatMap((kind) => {
  const { partOfNew } = mails[kind] as AnyMail;
  return partOfNew === undefined ? [] : { kind, partOfNew };
});

/**
 * Returns the kind of mail that a stored row names. Throws for a kind that this version of the code does not have.
 * The row's data is not checked, because `buildMail` wrote it.
 */
export function mailOf(message: MailDocument['message']): AnyMail {
  const mail = findMail(message);
  if (!mail) throw new Error(`no mail is called ${message.template}`);
  return mail;
}

/** Returns the queue for a stored row's mail. A kind that this version of the code does not have is not refused. */
export function queueOf(message: MailDocument['message']): NonNullable<AnyMail['queue']> {
  return findMail(message)?.queue ?? 'others';
}

function findMail({ template }: MailDocument['message']): AnyMail | null {
  return Object.hasOwn(mails, template) ? (mails[template as MailKind] as AnyMail) : null;
}
