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
    'print_letter',
    'put_letter_back',
    'add_receipt',
    'add_passport',
    'send_reminders',
    'contact_changed',
    'ask_merge',
    'undo_merge',
    'merge_members',
    'accept_name',
    'decline_name',
    'add_note',
    'renew',
    'own_account',
    'import_member',
    'undo_email',
  ],
  payments: [
    'record_payment',
    'reverse_payment',
    'import_statement',
    'download_statement',
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
  /**
   * An admin opened a member's case, receipt or identity document. For `view_profile`, `/api/me` returned a member's
   * profile to the admin. For `view_addresses`, the admin saw the addresses for labels; no single member is named.
   */
  views: [
    'view_case',
    'view_receipt',
    'view_club_receipt',
    'view_passport',
    'view_profile',
    'view_addresses',
  ],
  exports: [
    'export_members',
    'export_history',
    'export_codes',
    'export_mails',
    'export_people',
    'export_cards',
    'export_payments',
    'export_open_dues',
    'export_refunds',
    'export_code_users',
    'download_export',
    /** Lists showed at least `manyPeople` people to one admin within an hour. Maintenance writes this record. */
    'list_many',
  ],
  /** Changes of who may open the panel, in which role, and with which pass phrases and passkeys. */
  people: [
    'add_person',
    'change_role',
    'remove_person',
    'change_phrases',
    'add_passkey',
    'remove_passkey',
    'require_passkeys',
  ],
  /**
   * If a change needs a second person, one admin requests the change (`ask_settings`) and another one confirms it
   * (`confirm_settings`).
   */
  settings: ['change_settings', 'ask_settings', 'confirm_settings', 'drop_settings', 'plan_season'],
  /** Actions on mails to members. */
  messages: ['send_news', 'stop_news', 'reword_mail'],
  promo_codes: ['create_promo_code', 'update_promo_code'],
  /**
   * A wrong pass phrase or passkey, a sign-in with another Google account than the one with which the person first
   * signed in, or more changes of members' e-mails in a day than one person needs to make.
   */
  refusals: ['gate_refused', 'google_refused', 'many_email_changes'],
} as const;

export type AuditKind = keyof typeof auditKinds;
export type AuditAction = (typeof auditKinds)[AuditKind][number];

export const auditKindNames = Object.keys(auditKinds) as readonly AuditKind[];
export const auditActions: readonly AuditAction[] = Object.values(auditKinds).flat();

/**
 * If one admin views the same case or document of a member several times in one window, the audit records one view. The
 * windows begin at fixed times (10:00, 10:10), so that the server computes the id of the audit row without a read.
 */
export const auditViewWindowMs = 10 * 60_000;

/** If lists show at least this many people to one admin within an hour, an alert is sent. No call is refused. */
export const manyPeople = 300;
