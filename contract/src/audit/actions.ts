/** Actions that the audit records, in the groups by which it can be filtered. */
export const auditKinds = {
  decisions: ['approve', 'reject', 'request_items', 'undo'],
  /** A deletion takes several steps: `delete_begun` is recorded when it starts, `delete` when it is complete. */
  records: [
    'update',
    'delete_receipt',
    'delete_passport',
    'delete_begun',
    'delete',
    'send_mail_again',
    'send_reminders',
    'contact_changed',
    'add_note',
    'renew',
    'own_account',
  ],
  payments: [
    'record_payment',
    'reverse_payment',
    'import_statement',
    'confirm_line',
    'set_line_aside',
    'take_line_back',
    'move_payment',
  ],
  /**
   * Actions on plastic club cards: one for each state, one for ordering a replacement, and one for a member's report
   * that the card did not arrive.
   */
  cards: [
    'card_to_print',
    'card_printed',
    'card_posted',
    'card_returned',
    'card_missing',
    'card_void',
    'card_replaced',
    'card_reported',
  ],
  /** An admin viewed an identity document or opened the profile of a member. */
  views: ['view_passport', 'view_profile'],
  exports: [
    'export_members',
    'export_history',
    'export_codes',
    'export_mails',
    'export_people',
    'export_cards',
    'export_payments',
    'export_refunds',
    'export_code_users',
    'download_export',
  ],
  /** Changes of who may open the panel, and in which role. */
  people: ['add_person', 'change_role', 'remove_person'],
  /**
   * If at least two admins may change the payment details, one requests a change (`ask_settings`) and another one
   * confirms it (`confirm_settings`).
   */
  settings: ['change_settings', 'ask_settings', 'confirm_settings', 'drop_settings', 'plan_season'],
  /** Actions on mails to members. */
  messages: ['send_news', 'stop_news', 'reword_mail'],
  promo_codes: ['create_promo_code', 'update_promo_code'],
  /**
   * A wrong pass phrase, or a sign-in with another Google account than the one with which the person first signed in.
   */
  refusals: ['gate_refused', 'google_refused'],
} as const;

export type AuditKind = keyof typeof auditKinds;
export type AuditAction = (typeof auditKinds)[AuditKind][number];

export const auditKindNames = Object.keys(auditKinds) as readonly AuditKind[];
export const auditActions: readonly AuditAction[] = Object.values(auditKinds).flat();

/**
 * If one admin views the same document or profile of a member several times within this time, the audit records it
 * once.
 */
export const auditViewWindowMs = 10 * 60_000;
