/**
 * Every error an answer of the API can carry: its HTTP status and the English `detail`.
 * The `message` in the caller's language is in `messages.*`.
 */
export const requestErrors = {
  validation_error: { status: 400, detail: 'Some fields are not valid' },
  malformed_json: { status: 400, detail: 'The body is not valid JSON' },
  malformed_upload: { status: 400, detail: 'The upload is not a complete multipart form' },
  user_id_required: { status: 400, detail: 'User ID is required' },
  file_required: { status: 400, detail: 'Upload failed: a file is required' },
  invalid_file_format: { status: 415, detail: 'Upload failed: only JPEG and PNG images' },
  file_too_large: { status: 413, detail: 'Upload failed: the file is larger than 5 MB' },
  invalid_reset_link: { status: 400, detail: 'Invalid or expired reset link' },
  invalid_login_link: { status: 400, detail: 'Invalid or expired sign-in link' },
  current_password_wrong: { status: 400, detail: 'Current password is incorrect' },
  password_not_set: { status: 400, detail: 'This account has no password' },
  unauthenticated: { status: 401, detail: 'Not authenticated' },
  invalid_token: { status: 401, detail: 'Invalid or expired token' },
  session_ended: { status: 401, detail: 'This session has ended' },
  invalid_credentials: { status: 401, detail: 'Login failed, check credentials' },
  invalid_admin_password: { status: 401, detail: 'Invalid admin password' },
  forbidden: { status: 403, detail: 'Not authorized' },
  admin_access_denied: { status: 403, detail: 'Admin authentication failed' },
  account_not_approved: { status: 403, detail: 'Account not yet approved, wait for admin' },
  registration_closed: { status: 403, detail: 'Registration is closed' },
  document_under_review: {
    status: 403,
    detail: "Your document is under review. You cannot make changes while it's being processed",
  },
  document_changes_closed: {
    status: 403,
    detail: 'Your application has been approved. Document changes are no longer allowed',
  },
  not_found: { status: 404, detail: 'Not found' },
  user_not_found: { status: 404, detail: 'User not found in database' },
  file_not_found: { status: 404, detail: 'File not found' },
  promo_code_not_found: { status: 404, detail: 'Promo code not found' },
  method_not_allowed: { status: 405, detail: 'Method not allowed' },
  user_already_exists: { status: 409, detail: 'User already exists' },
  registration_already_submitted: { status: 409, detail: 'Registration already submitted' },
  registration_in_progress: {
    status: 409,
    detail: 'Registration already submitted and still being processed',
  },
  upload_already_used: { status: 409, detail: 'This upload belongs to another application' },
  changed_meanwhile: { status: 409, detail: 'The application changed meanwhile' },
  invalid_transition: { status: 409, detail: 'Not possible in the present state' },
  undo_expired: { status: 409, detail: 'The time to undo is over' },
  promo_code_exists: { status: 409, detail: 'Promo code already exists' },
  payload_too_large: { status: 413, detail: 'The request is too large' },
  unsupported_media_type: { status: 415, detail: 'Unsupported media type' },
  rate_limited: { status: 429, detail: 'Too many requests, try again later' },
  internal_error: { status: 500, detail: 'Something went wrong on our side' },
  service_busy: { status: 503, detail: 'The service is busy, try again' },
  exchange_rate_unavailable: { status: 503, detail: 'The exchange rate is not available' },
  admin_passwords_not_configured: { status: 503, detail: 'Admin passwords are not configured' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type RequestErrorCode = keyof typeof requestErrors;
