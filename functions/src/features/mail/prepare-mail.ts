import { routePath } from '@fanclub/contract/http/route';
import type { LinkTarget } from '@fanclub/contract/links/link-targets';
import { leaveMailingList } from '@fanclub/contract/mail/routes';
import { endReasonOf } from '@fanclub/contract/members/membership-schema';
import { clubReceipt } from '@fanclub/contract/money/own-payments';
import { newsLanguageFor } from '@fanclub/contract/news/news';
import { answerDaysOf } from '@fanclub/contract/settings/defaults';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { clubReceiptOf } from '#features/dues/payment-rows';
import { proofUrlOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import { readSettings } from '#repositories/club-settings';
import { linksOf } from '#repositories/login-links';
import { findMailWords } from '#repositories/mail-words';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { findUidByEmail } from '#repositories/member-emails';
import { findMember, findMembers } from '#repositories/members';
import { findNews } from '#repositories/news';
import { readPaymentsOf } from '#repositories/payments';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { findReminder } from '#repositories/reminders';
import { deleteAll } from '#repositories/rows';
import { createLink } from './create-link.ts';
import { leaveToken } from './leave-link.ts';
import type {
  AboutPeople,
  AsksForEmail,
  Mail,
  MailedNews,
  OffersAccount,
  Reminded,
  ReminderMail,
} from './mail.ts';
import {
  clubMailContent,
  isPersonal,
  type MailContent,
  type MailLinks,
  mailContent,
  newsMailContent,
  type Reworded,
  reminderMailContent,
} from './mail-content.ts';
import { type AnyMail, mailOf } from './mail-kinds.ts';
import { isNewAddress } from './new-addresses.ts';
import { rewordableKind, withNewWords } from './reword.ts';

/** A mail that can be sent: the recipient's e-mail and the whole content. */
export interface PreparedMail {
  /** Empty if the reader has no mailbox. The content then has no links, and is printed as a letter. */
  to: string;
  content: MailContent;
  /** True if the mail counts among those to new addresses. */
  isToNew?: boolean;
  /** URL to which the reader's mail program sends a POST to unsubscribe. */
  oneClickLeave?: string;
}

/**
 * Prepares a mail at the moment when it is sent: finds who gets it, and creates its personal links. Returns null if the
 * mail must not be sent, for example because the member or the reminder was deleted, no member has the
 * e-mail for which a link was requested, or the decision that the mail reports was replaced. E-mail, name, the club's
 * contact and the days within which the club promises to respond are read at this moment. A mail about a member without
 * an account goes to the guardian, in the guardian's language, except the offer of an account and a mail to staff.
 */
export async function prepareMail(
  context: ServerContext,
  row: MailDocument,
): Promise<PreparedMail | null> {
  const mail = await prepareOfKind(context, row);
  if (!mail) return null;
  const { contact_email: email } = await readSettings(context.db, 'texts');
  if (email === '') return mail;
  const { content } = mail;
  return { ...mail, content: { ...content, contact: { ...content.contact, email } } };
}

/** True for a mail to a member who has died, unless somebody waits for its link. */
const isPointless = ({ reader, queue }: AnyMail, member: Member) =>
  reader === 'member' && queue !== 'links' && endReasonOf(member) === 'deceased';

async function prepareOfKind(
  context: ServerContext,
  row: MailDocument,
): Promise<PreparedMail | null> {
  const { publicUrl } = context.environment;
  const { language, data } = row.message;
  const asked = mailOf(row.message);
  if (asked.reader === 'admin') {
    const path = typeof asked.opens === 'function' ? asked.opens(data) : asked.opens;
    const url = `${publicUrl}${path}`;
    return { to: row.to, content: clubMailContent(asked, { data, language, url }) };
  }
  if (asked.reader === 'reminded') return prepareReminder(context, row, asked);
  if (asked.reader === 'news') return prepareNews(context, row);
  const member = row.member_id
    ? await findMember(context.db, row.member_id)
    : await findMemberByEmail(context, row.to);
  if (!member || asked.isTrueOf?.(member, data) === false || isPointless(asked, member))
    return null;
  const mail = asked.replacedBy?.(member) ?? asked;
  const hasGuardian = member.guardian_id !== null && !mail.toAddressOfRow;
  const guardian = hasGuardian ? await findMember(context.db, member.guardian_id ?? '') : null;
  const isForStaff = mail.reader === 'staff';
  const owner = guardian ?? (mail.toAddressOfRow ? { ...member, email: row.to } : member);
  // After an early renewal, the mail shows the QR code of the renewed membership, which says from when it is valid. The
  // code of the running membership was mailed before.
  const { memberships } = member;
  const shown = memberships.find(({ season }) => season === member.season) ?? memberships.at(-1);
  const isLetter = !isForStaff && owner.email === '';
  const leave = mail.offersLeave && !isLetter ? leaveToken(context, 'renewal', owner.id) : null;
  const links = {
    ...(!isLetter &&
      (await makeLinks(context, mail, owner, {
        leadsTo: mail.leadsTo?.(data, member) ?? null,
        about: guardian && member.id,
        offer: (data as Partial<OffersAccount>).offer ?? null,
        askedAt: (data as Partial<AsksForEmail>).asked_at ?? null,
      }))),
    leave: leave && `${publicUrl}/login?leave_renewals=${leave}`,
    ...(!isLetter &&
      owner.email_confirmed_at && { receipts: await receiptsOf(context, mail, member, data) }),
    proof:
      mail.proof && shown && !isLetter
        ? proofUrlOf(context, { uid: member.id, season: shown.season })
        : null,
  };
  const spoken = guardian && !isForStaff ? guardian.language : language;
  const reworded = await rewordedIn(context, mail, spoken);
  const answerDays = answerDaysOf(await readRegistrationSettings(context));
  const { people: ids = [] } = data as AboutPeople;
  const people = [...(await findMembers(context.db, ids)).values()];
  const content = mailContent(mail, {
    member,
    people,
    data,
    links,
    answerDays,
    reworded,
    language: spoken,
    reader: (!isForStaff && guardian) || undefined,
  });
  const to = isForStaff ? row.to : owner.email;
  const present = await findMembers(context.db, [member.id, owner.id]);
  if (present.has(member.id) && present.has(owner.id)) {
    const path = leave && routePath(leaveMailingList.path, { list: 'renewal', token: leave });
    const isToNew = mail.partOfNew !== undefined && isNewAddress(owner);
    return { to, content, isToNew, ...(path && { oneClickLeave: `${publicUrl}${path}` }) };
  }
  // The member, or the guardian who would get the mail, was deleted meanwhile, so the mail is not sent. If the deleted
  // person is the one who would get the mail, the new links are deleted, too, because they contain that person's
  // e-mail.
  if (!present.has(owner.id)) await deleteAll(context.db, linksOf(context.db, owner.id));
  return null;
}

/** Returns a function that puts the staff's texts, as they are now, in place of the mail's original texts. */
async function rewordedIn(
  { db }: ServerContext,
  mail: AnyMail,
  language: LanguageCode,
): Promise<Reworded> {
  const kind = rewordableKind(mail);
  const words = kind && ((await findMailWords(db, kind))?.words[language] ?? null);
  return (original, values) => withNewWords(original, words, values, language);
}

/** Returns the URLs of the receipts to which a mail has links. A payment that was reversed since has none. */
async function receiptsOf(
  context: ServerContext,
  mail: Mail<object>,
  member: Member,
  data: object,
): Promise<string[]> {
  if (!mail.receiptsOf) return [];
  const stored = await readPaymentsOf(context.db, member.id);
  const reversed = new Set(stored.map(({ reverses }) => reverses));
  const tokens = mail
    .receiptsOf(stored, member, data)
    .flatMap((payment) => clubReceiptOf(payment, reversed.has(payment.id)) ?? []);
  const urlOf = (token: string) =>
    `${context.environment.publicUrl}${routePath(clubReceipt.path, { token })}`;
  return [...new Set(tokens)].map(urlOf);
}

async function prepareReminder(
  context: ServerContext,
  row: MailDocument,
  mail: ReminderMail,
): Promise<PreparedMail | null> {
  const { reminder: id } = row.message.data as Reminded;
  const reminder = await findReminder(context.db, id);
  if (!reminder) return null;
  const { publicUrl } = context.environment;
  const { email, name, language } = reminder;
  const url = `${publicUrl}${mail.opens(language)}`;
  const leaveUrl = `${publicUrl}/login?leave_list=${leaveToken(context, 'reminder', id)}`;
  const reworded = await rewordedIn(context, mail, language);
  const about = { name, language, url, leaveUrl, reworded };
  return { to: email, content: reminderMailContent(mail, about), isToNew: true };
}

/**
 * Prepares a news mail in the member's current language. Returns null if the news was stopped or deleted, or if the
 * member was deleted or does not want news any longer.
 */
async function prepareNews(
  context: ServerContext,
  { to, member_id, message }: MailDocument,
): Promise<PreparedMail | null> {
  const { publicUrl } = context.environment;
  const news = await findNews(context.db, (message.data as MailedNews).news);
  if (!news || news.state === 'stopped') return null;
  const { texts, link } = news;
  if (member_id === null) {
    const { language } = message;
    const about = { name: null, language, link, leaveUrl: `${publicUrl}/profile` };
    return { to, content: newsMailContent(texts[language], about) };
  }
  const member = await findMember(context.db, member_id);
  if (!member?.email || member.no_news) return null;
  const language = newsLanguageFor(texts, member.language);
  const token = leaveToken(context, 'news', member_id);
  const leaveUrl = `${publicUrl}/login?leave_news=${token}`;
  const about = { name: member.first_name, language, link, leaveUrl };
  return {
    to: member.email,
    content: newsMailContent(texts[language], about),
    oneClickLeave: `${publicUrl}${routePath(leaveMailingList.path, { list: 'news', token })}`,
  };
}

async function makeLinks(
  context: ServerContext,
  { opens, offersNotMe }: Mail<object>,
  member: Member,
  leads: {
    leadsTo: LinkTarget | null;
    about: string | null;
    offer: string | null;
    askedAt: number | null;
  },
): Promise<Omit<MailLinks, 'leave' | 'proof'>> {
  return {
    action: isPersonal(opens)
      ? await createLink(context, opens, member, leads)
      : `${context.environment.publicUrl}${opens}`,
    notMe: offersNotMe ? await createLink(context, 'not_me', member) : null,
  };
}

async function findMemberByEmail(context: ServerContext, email: string): Promise<Member | null> {
  const uid = await findUidByEmail(context, email);
  const member = uid ? await findMember(context.db, uid) : null;
  return member?.email === email ? member : null;
}
