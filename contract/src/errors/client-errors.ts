/** Errors that occur in the browser and that no response of the API contains. */
export const clientErrorKeys = [
  'network_error',
  'upload_failed',
  'heic_unreadable',
  'remove_failed',
  'document_upload_failed',
  'registration_failed',
  'login_failed',
  'magic_link_failed',
  'authentication_failed',
  'google_login_failed',
  'popup_blocked',
  'login_cancelled',
  'sign_in_cancelled',
  'google_sign_in_unavailable',
  'promo_code_apply_failed',
  'password_reset_failed',
  'password_change_failed',
  'language_update_failed',
  'email_not_checked',
  'logout_failed',
  'error_loading_profile',
  'error_loading_data',
  'action_failed',
  'document_not_available',
] as const;

export type ClientErrorKey = (typeof clientErrorKeys)[number];
