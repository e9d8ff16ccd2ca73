import type { LanguageCode } from '@fanclub/contract/text/language';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** The data each mail template needs; names of the keys are the template names. */
export interface MailTemplates {
  application_received: { first_name: string; request_number: string; member_id: string };
  application_approved: { first_name: string; request_number: string; member_id: string };
  application_rejected: {
    first_name: string;
    request_number: string;
    member_id: string;
    reason: string | null;
  };
  /** An admin has removed a document. */
  document_removed: {
    first_name: string;
    request_number: string;
    member_id: string;
    file_type: FileType;
  };
  /** For the staff; the rest of the application is nothing for a mail. */
  new_application: { request_number: string };
  password_changed: { first_name: string };
  /** A sign-in or reset link was asked for; who it is for is looked up when it is sent. */
  link_requested: { purpose: 'sign_in' | 'reset' };
}
export type MailTemplate = keyof MailTemplates;

/**
 * `mail/{id}`, in the shape of the Trigger Email extension. The text is made at delivery, so no
 * personal link is ever stored, and a mail is one small write inside the transaction it reports.
 */
export interface MailDocument<T extends MailTemplate = MailTemplate> {
  to: string;
  /** The member it is about, so that deleting a member finds it. */
  member_id: string | null;
  message: { template: T; language: LanguageCode; data: MailTemplates[T]; message_id: string };
  delivery: {
    state: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR' | 'DEAD';
    attempts: number;
    /** Not sent before this time: a decision can be undone meanwhile. */
    not_before: Timestamp;
    /** While PROCESSING: until when the sender may be believed alive. */
    lease_expires_at: Timestamp | null;
    error: string | null;
    sent_at: Timestamp | null;
  };
  created_at: Timestamp;
  /** Delivered mails go after 30 days. */
  expires_at: Timestamp;
}

const keepMs = 30 * 24 * 60 * 60 * 1000;

export function mailDoc(db: Firestore, id: string) {
  return db.collection('mail').doc(id);
}

/** Builds an outbox row, to be written in the same transaction as what it reports. */
export function buildMail<T extends MailTemplate>(mail: {
  id: string;
  to: string;
  memberId: string | null;
  template: T;
  language: LanguageCode;
  data: MailTemplates[T];
  now: Date;
  delayMs?: number;
}): MailDocument<T> {
  const nowMs = mail.now.getTime();
  return {
    to: mail.to,
    member_id: mail.memberId,
    message: {
      template: mail.template,
      language: mail.language,
      data: mail.data,
      message_id: `${mail.id}@mail`,
    },
    delivery: {
      state: 'PENDING',
      attempts: 0,
      not_before: Timestamp.fromMillis(nowMs + (mail.delayMs ?? 0)),
      lease_expires_at: null,
      error: null,
      sent_at: null,
    },
    created_at: Timestamp.fromMillis(nowMs),
    expires_at: Timestamp.fromMillis(nowMs + keepMs),
  };
}
