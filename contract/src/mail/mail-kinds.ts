import { names as accounts } from '../words/fa/account-mails.ts';
import { names as applications } from '../words/fa/application-mails.ts';
import { names as staff } from '../words/fa/staff-mails.ts';

/** All kinds of mail that the club sends. Rows of the outbox have the same names. */
export type MailKind = keyof typeof applications | keyof typeof accounts | keyof typeof staff;

export const mailKinds = Object.keys({
  ...applications,
  ...accounts,
  ...staff,
}) as readonly MailKind[];
