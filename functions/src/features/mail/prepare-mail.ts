import { uploadProblem } from '#features/uploads/document-policy';
import type { ServerContext } from '#platform/context';
import type { MailDocument, MailTemplates } from '#repositories/mail-document';
import type { Member } from '#repositories/member';
import { findMember, findUidByEmailHash } from '#repositories/member-repository';
import { createLink } from './create-link.ts';
import type { PreparedMail } from './prepared-mail.ts';

/**
 * Looks up who a mail is for and makes its personal links, at the moment it is sent. Null when
 * there is nobody to write to: the member is gone, or nobody has the address that asked for a link.
 * A mail to a member goes to the address that the member has now.
 */
export async function prepareMail(
  context: ServerContext,
  mail: MailDocument,
): Promise<PreparedMail | null> {
  const member = mail.member_id
    ? await findMember(context.db, mail.member_id)
    : await findMemberByEmail(context, mail.to);
  if (!member) return null;
  const prepared = await prepareFor(context, mail, member);
  if (await findMember(context.db, member.id)) return prepared;
  // Deleted meanwhile, perhaps before the links were made: they hold the address.
  await deleteLinksOf(context, member.id);
  return null;
}

async function deleteLinksOf({ db }: ServerContext, uid: string): Promise<void> {
  const links = await db.collection('login_links').where('uid', '==', uid).get();
  await Promise.all(links.docs.map((link) => link.ref.delete()));
}

async function prepareFor(
  context: ServerContext,
  mail: MailDocument,
  member: Member,
): Promise<PreparedMail> {
  const { template } = mail.message;
  if (template === 'link_requested') return prepareRequestedLink(context, mail, member);
  const { publicUrl } = context.environment;
  const envelope = { to: member.email, language: mail.message.language };
  if (template === 'new_application') {
    const { request_number } = dataOf(mail, template);
    const data = { requestNumber: request_number, link: `${publicUrl}/admin` };
    return { to: mail.to, language: mail.message.language, kind: template, data };
  }
  if (template === 'password_changed') {
    const { first_name } = dataOf(mail, template);
    const data = { firstName: first_name, link: `${publicUrl}/forgot-password` };
    return { ...envelope, kind: template, data };
  }
  const { first_name, request_number } = dataOf(mail, template);
  const applicant = { firstName: first_name, requestNumber: request_number };
  if (template === 'application_approved') {
    return { ...envelope, kind: template, data: { ...applicant, link: `${publicUrl}/login` } };
  }
  const link = await createLink(context, 'application', member);
  const notMeLink = await createLink(context, 'not_me', member);
  const data = { ...applicant, link, notMeLink };
  if (template === 'application_received') return { ...envelope, kind: template, data };
  if (template === 'document_removed') {
    const { file_type: fileType } = dataOf(mail, template);
    const canUpload = uploadProblem(member.request_status, false) === null;
    return { ...envelope, kind: template, data: { ...data, fileType, canUpload } };
  }
  const { reason } = dataOf(mail, template);
  return { ...envelope, kind: template, data: { ...data, reason } };
}

function dataOf<T extends keyof MailTemplates>(mail: MailDocument, _template: T): MailTemplates[T] {
  return mail.message.data as MailTemplates[T];
}

/** A pending member gets an application link in place of a sign-in link. */
async function prepareRequestedLink(
  context: ServerContext,
  mail: MailDocument,
  member: Member,
): Promise<PreparedMail> {
  const envelope = { to: member.email, language: mail.message.language };
  const linkOf = async (kind: 'sign_in' | 'application' | 'reset') => ({
    firstName: member.first_name,
    link: await createLink(context, kind, member),
  });
  if (dataOf(mail, 'link_requested').purpose === 'reset') {
    return { ...envelope, kind: 'reset_link', data: await linkOf('reset') };
  }
  return member.is_approved
    ? { ...envelope, kind: 'sign_in_link', data: await linkOf('sign_in') }
    : { ...envelope, kind: 'application_link', data: await linkOf('application') };
}

async function findMemberByEmail(context: ServerContext, email: string): Promise<Member | null> {
  const uid = await findUidByEmailHash(context.db, context.keyedHash('email', email));
  const member = uid ? await findMember(context.db, uid) : null;
  return member?.email === email ? member : null;
}
