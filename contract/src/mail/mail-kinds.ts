/** Every kind of mail that the club sends, by the name that its outbox calls it. */
export const mailKinds = [
  'application_received',
  'family_received',
  'application_approved',
  'application_rejected',
  'items_requested',
  'rest_due',
  'document_removed',
  'refund_sent',
  'card_posted',
  'new_application',
  'google_refused',
  'staff_changed',
  'payment_change',
  'password_changed',
  'sign_in_link',
  'application_link',
  'reset_link',
  'confirm_address',
  'export_ready',
  'renewal_reminder',
  'season_opened',
  'draft_link',
  'news',
] as const;

export type MailKind = (typeof mailKinds)[number];
