/** What the audit tells of, in the groups by which it can be narrowed. */
export const auditKinds = {
  decisions: ['approve', 'reject', 'request_items', 'undo'],
  /** A deletion has many steps; `delete` stands at its end. */
  records: [
    ...(['update', 'delete_receipt', 'delete_passport', 'delete_begun', 'delete'] as const),
    ...(['send_mail_again', 'send_reminders', 'contact_changed', 'add_note', 'renew'] as const),
    ...(['own_account'] as const),
  ],
  payments: [
    ...(['record_payment', 'reverse_payment', 'import_statement', 'confirm_line'] as const),
    ...(['set_line_aside', 'take_line_back', 'move_payment'] as const),
  ],
  /** Of plastic: what became of a club card, one name for each state. */
  cards: [
    ...(['card_to_print', 'card_printed', 'card_posted', 'card_returned'] as const),
    ...(['card_missing', 'card_void', 'card_replaced', 'card_reported'] as const),
  ],
  /** An admin looked at an identity document, or opened the profile of a member. */
  views: ['view_passport', 'view_profile'],
  exports: [
    ...(['export_members', 'export_history', 'export_codes', 'export_mails'] as const),
    ...(['export_people', 'export_cards', 'export_payments', 'export_refunds'] as const),
    ...(['export_code_users', 'download_export'] as const),
  ],
  /** Who may open the panel, and as what. */
  people: ['add_person', 'change_role', 'remove_person'],
  /** Payment details are asked for by one and confirmed by another. */
  settings: ['change_settings', 'ask_settings', 'confirm_settings', 'drop_settings', 'plan_season'],
  /** To members by mail. */
  messages: ['send_news', 'stop_news', 'reword_mail'],
  promo_codes: ['create_promo_code', 'update_promo_code'],
  /** A wrong pass phrase; another Google account than the one that signed in first. */
  refusals: ['gate_refused', 'google_refused'],
} as const;

export type AuditKind = keyof typeof auditKinds;
export type AuditAction = (typeof auditKinds)[AuditKind][number];

export const auditKindNames = Object.keys(auditKinds) as readonly AuditKind[];
export const auditActions: readonly AuditAction[] = Object.values(auditKinds).flat();

/** An admin who looks at the same thing of the same member again within this time is told of once. */
export const auditViewWindowMs = 10 * 60_000;
