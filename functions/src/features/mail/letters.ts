import { club } from '@fanclub/contract/club/club';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import type {
  markLetters as markRoute,
  listLetters as route,
} from '@fanclub/contract/mail/letter-routes';
import { mailKinds } from '@fanclub/contract/mail/mail-kinds';
import { countListed } from '#pipeline/count-listed';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { writeView } from '#repositories/audit-views';
import { readSettings } from '#repositories/club-settings';
import { letters, type MailDocument, mailDoc, readMail } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { findMembers } from '#repositories/members';
import { type PageRequest, readPage } from '#repositories/pages';
import { countOf } from '#repositories/rows';
import { prepareMail } from './prepare-mail.ts';

type Letter = RouteResponse<typeof route>['letters'][number];

export const countLetters = ({ db }: Pick<ServerContext, 'db'>) => countOf(letters(db));

/**
 * Returns a page of the mails to members without a mailbox. The audit row is written before anything is shown. A mail
 * that no longer applies is deleted, as it would be at delivery. If the member has a mailbox by now, the next
 * maintenance delivers the mail.
 */
export async function listLetters(
  context: ServerContext,
  adminEmail: string,
  page: PageRequest,
): Promise<RouteResponse<typeof route>> {
  const { db } = context;
  const { rows, nextCursor } = await readPage(letters(db), 'delivery.not_before', {
    ...page,
    direction: 'asc',
  });
  if (rows.length > 0) {
    await writeView(context, { adminEmail, action: 'view_addresses' }, context.now());
  }
  const ids = rows.flatMap((row) => row.data().member_id ?? []);
  await countListed(context, { email: adminEmail }, ids);
  const members = await findMembers(db, [...new Set(ids)]);
  const found = await Promise.all(
    rows.map(async (row) => {
      const mail = row.data();
      const member = members.get(mail.member_id ?? '');
      if (member?.email) {
        const due = {
          'delivery.state': 'PENDING',
          'delivery.not_before': timestampOf(context.now()),
        };
        await row.ref.update(due);
        return null;
      }
      const letter = member ? await letterOf(context, row.id, mail, member) : null;
      if (!letter) await row.ref.delete();
      return letter;
    }),
  );
  return {
    letters: found.filter((letter) => letter !== null),
    next_cursor: nextCursor,
    total: await countLetters(context),
  };
}

async function letterOf(
  context: ServerContext,
  id: string,
  mail: MailDocument,
  member: Member,
): Promise<Letter | null> {
  const kind = mailKinds.find((known) => known === mail.message.template);
  const [prepared, { contact_phone }] = await Promise.all([
    prepareMail(context, mail),
    readSettings(context.db, 'texts'),
  ]);
  if (!prepared || !kind) return null;
  const { content } = prepared;
  return {
    id,
    kind,
    written_at: mail.created_at.toDate().toISOString(),
    language: content.language,
    recipient: {
      name: `${member.first_name} ${member.last_name}`,
      request_number: member.request_number,
      address: member.address_of_residency,
      postal_code: member.postal_code,
      country: member.country_of_residency,
    },
    heading: content.heading,
    greeting: content.greeting,
    facts: content.facts,
    paragraphs: content.paragraphs,
    items: content.items ?? [],
    quote: content.quote ?? null,
    notes: content.notes,
    sign_off: content.signOff,
    contact: { email: content.contact.email, phone: contact_phone || club.contact.phone },
  };
}

/**
 * Takes letters off the list or puts them back. For each letter, one transaction changes the row and writes an audit
 * row. Returns how many letters changed.
 */
export async function markLetters(
  context: ServerContext,
  adminEmail: string,
  { ids, printed }: RouteBody<typeof markRoute>,
): Promise<number> {
  const mark = (id: string) => markOne(context, { adminEmail, id, printed });
  const marked = await Promise.all([...new Set(ids)].map(mark));
  return marked.filter(Boolean).length;
}

function markOne(
  context: ServerContext,
  { adminEmail, id, printed }: { adminEmail: string; id: string; printed: boolean },
): Promise<boolean> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const mail = await readMail(transaction, db, id);
    const isLetter = mail?.to === '' && mail.member_id !== null;
    if (!isLetter || mail.delivery.state !== (printed ? 'LETTER' : 'SUCCESS')) return false;
    const now = context.now();
    transaction.update(mailDoc(db, id), {
      'delivery.state': printed ? 'SUCCESS' : 'LETTER',
      'delivery.sent_at': printed ? timestampOf(now) : null,
    });
    const action = printed ? 'print_letter' : 'put_letter_back';
    recordAudit(context, transaction, { adminEmail, action, memberId: mail.member_id ?? '' }, now);
    return true;
  });
}
