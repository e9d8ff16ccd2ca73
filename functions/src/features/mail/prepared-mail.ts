import type { LanguageCode } from '@fanclub/contract/text/language';
import type { FileType } from '@fanclub/contract/uploads/file-rules';

interface ToApplicant {
  firstName: string;
  requestNumber: string;
}

/** What each kind of mail says to its reader; links in it are personal and stored nowhere. */
export interface MailData {
  application_received: ToApplicant & { link: string; notMeLink: string };
  application_approved: ToApplicant & { link: string };
  application_rejected: ToApplicant & { reason: string | null; link: string; notMeLink: string };
  document_removed: ToApplicant & {
    fileType: FileType;
    /** The member may send another one now. */
    canUpload: boolean;
    link: string;
    notMeLink: string;
  };
  /** To the staff, not to the member. */
  new_application: { requestNumber: string; link: string };
  password_changed: { firstName: string; link: string };
  sign_in_link: { firstName: string; link: string };
  application_link: { firstName: string; link: string };
  reset_link: { firstName: string; link: string };
}
export type MailKind = keyof MailData;

/** A mail with everything that its text needs. */
export type PreparedMail = {
  [K in MailKind]: { kind: K; to: string; language: LanguageCode; data: MailData[K] };
}[MailKind];
