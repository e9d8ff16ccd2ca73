import { buildMail } from '#features/mail/build-mail';
import type { ItemRequest, RequestMailKind } from '#repositories/application';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';

/** Builds the mail that asks a member for the requested items, or for the rest of the amount alone. */
export function buildRequestMail(
  member: Pick<Member, 'id' | 'email' | 'language'>,
  { items, note }: Pick<ItemRequest, 'items' | 'note'>,
  mail: { id: string; now: Date; delayMs?: number },
  kind: RequestMailKind = 'items_requested',
): MailDocument {
  const envelope = { ...mail, to: member, memberId: member.id };
  return kind === 'rest_due'
    ? buildMail({ ...envelope, kind: 'rest_due', data: {} })
    : buildMail({ ...envelope, kind: 'items_requested', data: { items, note } });
}

/** Returns the kind of the mail: one about the rest alone, or a list of requested items that includes the rest. */
export const requestMailKind = ({ items }: Pick<ItemRequest, 'items'>): RequestMailKind =>
  items.length > 1 ? 'items_requested' : 'rest_due';
