import { type AdminRole, moneyRoles, ownerRoles } from '../roles.ts';
import { toLatinDigits } from '../text/digits.ts';
import { isTextName } from './club-texts.ts';
import { type GuardedPart, type SettingName, settingRow } from './settings.ts';

/** Names a text of a mail as the field that a change is about, for example `mail:rest_due.it.subject`. */
export type MailField = `mail:${string}`;
/** Names the role of the admin with this e-mail as the field that a change is about. */
export type RoleField = `role:${string}`;
/** The fields of changes that may have to wait for a second person. */
export type GuardedField = SettingName | MailField | RoleField | typeof phrasesField;

/** Names the panel's pass phrases as the field that a change is about. The values are keyed hashes and never shown. */
export const phrasesField = 'gate_phrases';

export const mailField = (place: string): MailField => `mail:${place}`;
export const roleField = (email: string): RoleField => `role:${email}`;
export const isMailField = (field: string): field is MailField => field.startsWith('mail:');
export const isRoleField = (field: string): field is RoleField => field.startsWith('role:');

/** Returns the place of a mail's text (`rest_due.it.subject`), or the e-mail of the admin whose role changes. */
export const subjectOf = (field: MailField | RoleField) => field.slice('mail:'.length);

/**
 * Roles of the admins who may confirm a change of each kind. If such an admin other than the one who makes a change has
 * signed in, the change waits until one of them confirms it, because it determines where members send money, how much
 * they send, or who decides about that.
 */
export const confirmingRoles: Record<GuardedPart, readonly AdminRole[]> = {
  payment: moneyRoles,
  rate: moneyRoles,
  /** What one person may waive alone. */
  waiving: moneyRoles,
  /** The club's own texts about paying. Any other text that names an account is treated in the same way. */
  how_to_pay: moneyRoles,
  mails: moneyRoles,
  owners: ownerRoles,
  phrases: ownerRoles,
};

/**
 * The digits of a bank card or an account, an IBAN, a web address, or the sign `@` of an e-mail address or a name at a
 * payment service. Between digits there may be up to three other signs, but no letters.
 */
const accounts =
  /(?:\d[^\p{L}\d]{0,3}){15,}|\b[a-z]{2}\d{2}(?:[^\p{L}\d]{0,3}[a-z\d]{4}){3,}|https?:|www\.|[a-z\d]\.[a-z]{2,}|@/iu;

/**
 * True if a text contains an account or an address to which people could send money. A text that hides one, for example
 * with digits written as words, is not recognised.
 */
export const namesAccount = (text: string): boolean =>
  accounts.test(toLatinDigits(text.normalize('NFKC')));

/** Returns the part to which a change belongs; null if one admin may make the change alone. */
export function guardedPartOf({
  field,
  after,
}: {
  field: GuardedField;
  after: unknown;
}): GuardedPart | null {
  if (isRoleField(field)) return 'owners';
  if (isMailField(field)) return 'mails';
  if (field === phrasesField) return 'phrases';
  return (
    settingRow(field).guarded ??
    (isTextName(field) && namesAccount(String(after)) ? 'how_to_pay' : null)
  );
}
