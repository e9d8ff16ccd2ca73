import {
  type KeptFieldName,
  keptFieldNames,
  memberField,
} from '@fanclub/contract/members/field-sets';
import type { InferType } from '@fanclub/contract/validation/yup';
import type { verifyCard } from '@fanclub/contract/verification/routes';
import type { AdminRecord } from '@fanclub/functions/repositories/admins';
import type { ApplicationDocument } from '@fanclub/functions/repositories/applications';
import type { AuditRow } from '@fanclub/functions/repositories/audit';
import type { CardDocument } from '@fanclub/functions/repositories/cards';
import type {
  ClubReceiptDocument,
  ReceiptContent,
  ReceiptLine,
} from '@fanclub/functions/repositories/club-receipts';
import type { IdempotencyRow } from '@fanclub/functions/repositories/idempotency';
import type { KnownPayerDocument } from '@fanclub/functions/repositories/known-payers';
import type { LedgerRow } from '@fanclub/functions/repositories/ledger';
import type { LoginLink } from '@fanclub/functions/repositories/login-links';
import type { MailDocument } from '@fanclub/functions/repositories/mails';
import type { PersonDocument } from '@fanclub/functions/repositories/member';
import type { MemberNote } from '@fanclub/functions/repositories/member-notes';
import type { PaymentDocument } from '@fanclub/functions/repositories/payments';
import type { PromoCodeFields } from '@fanclub/functions/repositories/promo-codes';
import type { PromoReservation } from '@fanclub/functions/repositories/promo-reservations';
import type { ReminderRow } from '@fanclub/functions/repositories/reminders';
import type { LineDocument } from '@fanclub/functions/repositories/statement-lines';
import type { UploadDocument } from '@fanclub/functions/repositories/uploads';

/** Used for fields that say nothing about a person and only serve the product's own work. */
const ours = null;

/**
 * Requires an entry for each field of a row: the topic of the privacy policy that describes the field, or `ours`. If a
 * field has no entry, the code does not compile.
 */
type Rows<Row> = Record<keyof Row & string, string | typeof ours>;

/** For the fields of the registration form, the table of member fields names the topic. */
const asked = Object.fromEntries(keptFieldNames.map((name) => [name, memberField(name).privacy]));

const person: Rows<Omit<PersonDocument, KeptFieldName>> = {
  email_confirmed_at: 'email',
  email_before: 'email',
  wanted_name: 'name',
  merge: ours,
  account_offer: 'family',
  legal_consents: 'consents',
  legal_record: 'consents',
  applications: 'requestNumber',
  latest: 'review',
  memberships: 'season',
  member_number: 'requestNumber',
  member_since: 'season',
  standing: 'season',
  standing_until: 'season',
  held_seasons: 'season',
  first_season: 'season',
  last_season: 'season',
  is_approved: 'review',
  open_dues: 'payments',
  over_dues: 'payments',
  owes_since: 'payments',
  owes: 'payments',
  owes_asked: 'payments',
  owes_asked_at: 'payments',
  owes_asked_for: 'payments',
  asked_adjustment: 'payments',
  is_owing: 'payments',
  remind_to_pay_at: 'payments',
  owes_back_since: 'payments',
  created_at: 'review',
  own_changes: 'ownChanges',
  imported: 'review',
  not_me_at: 'notMe',
  delete_requested_at: 'deletion',
  no_news: 'news',
  no_reminders: 'reminders',
  guardian_id: 'family',
  has_family: 'family',
  has_password: 'password',
  password_set_at: 'password',
  google_sub: 'google',
  account: ours,
  sessions_valid_after: 'sessions',
  fingerprint: 'repeated',
  search_keys: 'search',
  version: ours,
  recent_changes: 'review',
};
const application: Rows<Omit<ApplicationDocument, KeptFieldName>> = {
  member: ours,
  country: 'homeCountry',
  request_number: 'requestNumber',
  season: 'season',
  is_renewal: 'season',
  promo_code: 'promoCode',
  price_list: 'amounts',
  exchange_rate: 'rate',
  exchange_rate_at: 'rate',
  rial_amount: 'amounts',
  told_total: 'told',
  told_rial: 'told',
  submission: 'told',
  told_number: 'requestNumber',
  base_amount: 'amounts',
  juventus_card_cost: 'amounts',
  shipping_cost: 'amounts',
  shipping_discount: 'amounts',
  shipping_effective: 'amounts',
  membership_fee: 'amounts',
  processing_fee: 'amounts',
  total_price: 'amounts',
  receipt_upload: 'receipt',
  passport_upload: 'identity',
  receipt_before: 'corrections',
  passport_before: 'corrections',
  receipt_added_at: 'review',
  passport_added_at: 'review',
  receipt_deleted_at: 'review',
  passport_deleted_at: 'review',
  receipt_also_used_by: 'sameReceipt',
  by_program: 'review',
  similar_to: 'repeated',
  flags: 'review',
  flagged_since_decision: 'review',
  handled_by: 'review',
  request_status: 'review',
  is_paid: 'review',
  received: 'payments',
  waived: 'payments',
  before: 'payments',
  kept: 'payments',
  confirmed: 'payments',
  statement_due: 'payments',
  open: 'payments',
  payment_note: 'note',
  submitted_at: 'review',
  decided_at: 'review',
  rejection_reason: 'reason',
  requested: 'corrections',
  answered: 'corrections',
  last_decision: 'review',
  undone_at: 'review',
};
const upload: Rows<UploadDocument> = {
  file_type: 'receipt',
  state: ours,
  object_path: ours,
  content_type: ours,
  size: ours,
  sha256: 'sameReceipt',
  claimed_by: ours,
  request_number: 'requestNumber',
  family: 'family',
  created_at: 'review',
  expires_at: ours,
};
const payment: Rows<PaymentDocument> = {
  kind: 'payments',
  amount: 'payments',
  currency: 'payments',
  rate: 'rate',
  way: 'payments',
  source: 'payments',
  evidence: 'payments',
  reference: 'payments',
  note: 'note',
  day: 'payments',
  at: 'payments',
  by: 'log',
  taken_by: 'log',
  request_number: 'requestNumber',
  season: 'season',
  line_id: ours,
  reverses: 'payments',
  reason: 'payments',
  receipt: ours,
};
/** The club's receipt for a payment or a donation. */
const clubReceipt: Rows<ClubReceiptDocument> = {
  payer_id: ours,
  member_ids: ours,
  booked_at: 'payments',
  year: ours,
  number: 'payments',
  seasons: 'season',
  reversed: 'requestNumber',
  content: 'payments',
};
const receiptContent: Rows<ReceiptContent> = {
  language: 'language',
  payer: 'name',
  address: 'address',
  postal_code: 'postalCode',
  country: 'homeCountry',
  currency: 'payments',
  day: 'payments',
  reference: 'transfer',
  lines: 'payments',
  part_of: 'payments',
  due: 'amounts',
  open: 'amounts',
  received: 'payments',
};
const receiptLine: Rows<ReceiptLine> = {
  what: 'payments',
  member_id: ours,
  member: 'name',
  request_number: 'requestNumber',
  season: 'season',
  pack_type: 'package',
  amount: 'payments',
};
/** Line of an imported bank statement. */
const line: Rows<LineDocument> = {
  state: ours,
  day: 'statement',
  direction: 'statement',
  amount: 'statement',
  left: ours,
  currency: 'statement',
  way: 'statement',
  payer: 'statement',
  text: 'statement',
  bank_id: 'statement',
  perhaps_same: ours,
  pair: ours,
  kind: ours,
  note: 'statement',
  import_id: ours,
  file: ours,
  imported_at: 'statement',
  imported_by: 'log',
  decided_by: 'log',
  uses: ours,
  member_ids: ours,
  texts_until: ours,
};
/** A payer, as a keyed hash, and the members whom the payer has paid for. */
const payer: Rows<KnownPayerDocument> = { member_ids: 'statement', expires_at: ours };
const card: Rows<CardDocument> = {
  member_id: ours,
  season: 'season',
  name_on_card: 'cardPost',
  state: 'clubCard',
  since: 'cardPost',
  steps: 'cardPost',
  tracking: 'cardPost',
  replaces: 'clubCard',
  replaced_by: 'clubCard',
  reported_at: 'cardPost',
  is_unwanted: 'clubCard',
  is_told: 'mails',
};
/** Row of the ledger. It keeps the amounts of a deleted member's payments without data about the person. */
const booked: Rows<LedgerRow> = {
  source: 'books',
  line_id: ours,
  kind: 'books',
  amount: 'books',
  currency: 'books',
  rate: 'rate',
  way: 'books',
  day: 'books',
  season: 'season',
  member_hash: 'books',
  is_reversal: 'books',
  receipt: 'books',
  expires_at: 'books',
};
const mail: Rows<MailDocument> = {
  to: 'mails',
  member_id: ours,
  message: 'mails',
  delivery: 'mails',
  created_at: 'mails',
  expires_at: ours,
};
const link: Rows<LoginLink> = {
  kind: 'mails',
  uid: ours,
  email: 'mails',
  created_at: 'mails',
  expires_at: 'mails',
  used_at: 'mails',
  claimed_until: ours,
  offer: ours,
  asked_at: 'mails',
};
const hold: Rows<PromoReservation> = {
  code: 'holds',
  address_hash: 'network',
  used_by: 'holds',
  created_at: 'holds',
  expires_at: ours,
};
/** Promo code. It can be restricted to one e-mail address. */
const code: Rows<PromoCodeFields> = {
  email: 'email',
  discountType: ours,
  discountRate: ours,
  expiresAt: ours,
  maxUses: ours,
  usedCount: ours,
  disabled: ours,
  packTypes: ours,
  sentences: ours,
};
const repeated: Rows<IdempotencyRow> = {
  body_hash: 'repeated',
  uid: ours,
  request_number: 'requestNumber',
  people: 'family',
  expires_at: ours,
};
const audit: Rows<AuditRow> = {
  at: 'log',
  admin_email: 'log',
  action: 'log',
  member_hash: 'log',
  promo_code: 'log',
  about_admin: 'log',
  changes: 'log',
  fields: 'log',
};
const reminder: Rows<ReminderRow> = {
  email: 'reminder',
  name: 'reminder',
  language: 'reminder',
  privacy_version: 'reminder',
  mail_id: ours,
  created_at: 'reminder',
  expires_at: ours,
};
const note: Rows<MemberNote> = {
  member_id: ours,
  admin_email: 'log',
  text: 'note',
  at: 'note',
};
const admin: Rows<AdminRecord> = {
  email: 'admins',
  role: 'admins',
  google_sub: 'admins',
  gates: 'admins',
  role_since: 'admins',
  second_gone_at: 'admins',
  sessions_valid_after: 'admins',
  last_sign_in_at: 'admins',
  language: 'admins',
};
/** Public response for a scanned membership card, which is not stored. */
const proof: Rows<InferType<(typeof verifyCard)['response']>> = {
  state: 'proof',
  first_name: 'proof',
  initial: 'proof',
  pack_type: 'proof',
  season: 'proof',
  valid_from: 'proof',
  valid_until: 'proof',
  member_number: 'proof',
  member_since: 'proof',
};

/** All kinds of rows that are stored about a person, and the public response about a person. */
export const everyRow = {
  asked,
  person,
  application,
  upload,
  payment,
  clubReceipt,
  receiptContent,
  receiptLine,
  line,
  payer,
  card,
  booked,
  mail,
  link,
  hold,
  code,
  repeated,
  audit,
  reminder,
  note,
  admin,
  proof,
};
