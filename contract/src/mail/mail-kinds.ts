import { names as accounts } from '../words/fa/account-mails.ts';
import { names as applications } from '../words/fa/application-mails.ts';
import { names as staff } from '../words/fa/staff-mails.ts';

/** Every kind of mail that the club sends, by its name in the outbox. */
export type MailKind = keyof typeof applications | keyof typeof accounts | keyof typeof staff;

export const mailKinds = Object.keys({
  ...applications,
  ...accounts,
  ...staff,
}) as readonly MailKind[];
