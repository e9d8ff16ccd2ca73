import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { timestampOf } from '#platform/time';
import type { MailDocument } from '#repositories/mails';
import type { MailData } from './mail-kinds.ts';

const keepMs = 30 * dayMs;

/** Builds an outbox row. The caller writes it in the same transaction as the event that the mail reports. */
export function buildMail<K extends MailKind>(mail: {
  id: string;
  kind: K;
  /**
   * The member whom the mail is about. Null if it is about no member, or if the member is looked up at delivery by the
   * e-mail in `to`.
   */
  memberId: string | null;
  to: { email: string; language: LanguageCode };
  data: MailData<K>;
  now: Date;
  /** The mail is sent at the earliest after this delay. */
  delayMs?: number;
  countedIn?: string[];
}): MailDocument {
  const nowMs = mail.now.getTime();
  return {
    to: mail.to.email,
    member_id: mail.memberId,
    message: {
      template: mail.kind,
      language: mail.to.language,
      data: mail.data,
      message_id: `${mail.id}@mail`,
    },
    delivery: {
      state: 'PENDING',
      attempts: 0,
      not_before: timestampOf(nowMs + (mail.delayMs ?? 0)),
      lease_expires_at: null,
      error: null,
      ...(mail.countedIn && { counted_in: mail.countedIn }),
      sent_at: null,
    },
    created_at: timestampOf(nowMs),
    expires_at: timestampOf(nowMs + keepMs),
  };
}
