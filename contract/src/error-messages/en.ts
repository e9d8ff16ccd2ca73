import { sampleRequestNumber } from '../club/sample-request-number.ts';
import type { ErrorKey } from '../http/error-body.ts';
import { familyMaxSize, minimumAge, nameMinLength } from '../members/limits.ts';
import {
  minimumPasswordScore,
  newPasswordMinLength,
  strongPasswordLength,
} from '../members/password-rules.ts';
import { postalCodeDigits } from '../members/postal-code.ts';
import { undoWindowMs } from '../members/states.ts';
import { imageFormats, maxFileMegabytes } from '../uploads/file-rules.ts';

/** Clients rely on the exact wording of some English sentences. `messages.test.ts` checks these sentences. */
export const errorMessages: Record<ErrorKey, string> = {
  validation_error: 'Some fields are not valid. Please correct the marked ones.',
  malformed_json: 'Your request arrived incomplete. Please reload the page and send it again.',
  malformed_upload: 'The file did not arrive whole. Please upload it again.',
  user_id_required: 'User ID is required. Please log in again.',
  invalid_reset_link: 'This reset link is no longer valid. Please ask for a new one.',
  card_unknown: 'This code is not one of our cards. Please scan it again.',
  wallet_not_offered:
    'This wallet isn’t available at the moment. Your card is on this page, which opens without a network too.',
  invalid_reminder_link: 'This link is not complete. Open it from the mail again, or write to us.',
  invalid_login_link:
    'This link has expired or was already used. Please ask for a new one on the login page.',
  current_password_wrong: 'The current password is not right. Please type it again.',
  password_already_set: 'This account has a password already. Change it with the present one.',
  password_not_set: 'This account has no password: you log in with a link that we e-mail you.',
  unauthenticated: 'Please log in to continue.',
  invalid_token: 'Your login has expired. Please log in again.',
  session_ended: 'You have been logged out of this account. Please log in again.',
  invalid_credentials: 'Login failed. Please check your e-mail and password.',
  invalid_admin_password: 'The admin password is not right. Please try again.',
  forbidden: 'You are not authorized to do this. Tell us if you believe this is an error.',
  admin_access_denied: 'Admin access denied. Contact support if you believe this is an error.',
  role_not_allowed: 'This is not part of your role. Ask one of the owners.',
  gate_required: 'Please enter the admin password to continue.',
  app_check_required:
    'We could not make sure that this came from our own site. Please reload the page and try again.',
  google_account_changed:
    'This is not the Google account that was used here before. Use that one, or log in with an e-mail link.',
  birth_date_needed: 'Please enter your birth date first, so that we know that this is you.',
  birth_date_wrong: 'Your application has another birth date. Please look at it again.',
  sign_in_again: 'Please log out and log in again first, then continue here.',
  birth_date_locked:
    'The birth date was wrong too often, so we do not ask for it here any longer. Please write to us.',
  address_not_confirmed: 'You will see this image once you have confirmed your e-mail address.',
  account_not_approved:
    'Your account is not yet approved. We e-mail you once we have decided. To see your application, ask for a login link.',
  account_rejected: 'We could not approve your application. To see why, ask for a login link.',
  registration_closed: 'Registration for this season has ended. We hope to see you next season.',
  document_under_review:
    "Your document is under review. You cannot make changes while it's being processed.",
  document_changes_closed:
    'Your application has been approved. Document changes are no longer allowed.',
  not_found: 'We could not find what you were looking for. Please check the address.',
  user_not_found: 'User not found. If you are not a member yet, please register first.',
  member_gone:
    'This person is no longer in the list: somebody has deleted the entry. Please reload the list.',
  file_not_found: 'We could not find this file; it may have been removed. Please reload the page.',
  card_not_found: 'This club card was not found. Please reload the page.',
  payment_not_found: 'This payment was not found. Please reload the page.',
  line_not_found: 'This line was not found. Please reload the page.',
  person_not_found: 'This address has no access to the panel any more. Please reload the list.',
  promo_code_not_found: 'This promo code is no longer in the list. Please reload it.',
  method_not_allowed: 'This is not possible. Please reload the page and try again.',
  email_changed_lately:
    'The e-mail of this account was changed less than 7 days ago. If it has to change sooner, please write to us.',
  user_already_exists:
    'An account with this e-mail already exists. Please log in or use another e-mail.',
  registration_already_submitted:
    'This registration was already submitted. To see it, ask for a link on the login page.',
  registration_in_progress: 'Your registration is being processed. Please wait a few moments.',
  changed_meanwhile:
    'This application has changed meanwhile. Please look at the changes and decide again.',
  invalid_transition:
    'This is not possible in the present state of the application. Please reload the page.',
  merge_family: 'One of the two belongs to a family, so they cannot be merged.',
  merge_under_review:
    'An application that becomes an earlier one is still under review. Please decide about it first.',
  merge_waits:
    'One of the two is already waiting to be merged with somebody. Please try again in a minute.',
  merge_changed: 'Meanwhile it has changed which of the two stays. Please look at the merge again.',
  family_remains:
    'Others in the family are members through this account; decide first what becomes of them.',
  family_full: `You can register up to ${familyMaxSize} members of your family.`,
  sum_differs: 'The balances due of these applications do not add up to the transfer.',
  more_than_due: 'With this transfer, more has been paid than is due.',
  payment_unseen: 'This application has no receipt. Please say where you saw the money.',
  payment_stands:
    'A treasurer or the bank has seen this money, or part of it was refunded. A treasurer can reverse it under “Payments”.',
  undo_expired: `A decision can be undone for ${undoWindowMs / 1000} seconds only. If needed, please decide again.`,
  person_exists: 'This address has access to the panel already. Change its role there.',
  season_in_use: 'This season has members or applications, so it cannot be dropped.',
  season_changed: 'This season has changed or begun meanwhile. Please reload the page.',
  already_renewed: 'You have renewed for this season already. Your profile shows how it stands.',
  settings_changed:
    'The settings have changed meanwhile. Reload the page and look at them as they are now.',
  news_changed:
    'This message has changed, or was sent, meanwhile. Reload the page and look at it as it is now.',
  second_person_required:
    'Another owner or treasurer has to confirm this change, not the one who asked for it.',
  second_person_too_new:
    'Both of you need to have had your roles in the panel for 72 hours before this can be confirmed.',
  second_person_gone:
    'Less than 72 hours ago you removed the person who could have confirmed this. Until they have passed, somebody else has to confirm it.',
  other_change_waits:
    'Something that was asked for before still waits for a second person. It has to be confirmed or dropped first.',
  last_owner:
    'One owner who has logged in already has to remain. Make somebody else an owner first, and let them log in.',
  own_till: 'You took this cash yourself. Another person has to count it.',
  till_changed:
    'This cash has changed, or somebody else has counted it. Have another look and count again.',
  promo_code_exists: 'This promo code already exists. Please choose another one.',
  payload_too_large: 'What you sent is too large. Please make it shorter.',
  unsupported_media_type: 'We cannot read this kind of request. Please reload the page.',
  member_numbers_used_up:
    'The member numbers are at their end, and nobody can be approved for now. Ask the site’s operator to set the counter right.',
  rate_limited: 'That was too many tries. Please wait a few minutes and try again.',
  internal_error: 'Something went wrong on our side. Please try again in a little while.',
  service_busy: 'We are very busy right now. Please try again in a few moments.',
  not_configured: 'The site is not fully set up yet. Please tell whoever looks after it.',
  exchange_rate_unavailable:
    'The euro rate is not available right now. Please try again in a little while, or pay in euro.',
  admin_passwords_not_configured:
    'Admin passwords are not configured yet. Please tell whoever runs this site.',

  field_required: 'Please fill in this field.',
  all_fields_required: 'Please fill in all fields.',
  invalid_value: 'This is not valid. Please check it.',
  invalid_type: 'This does not have the right form. Please enter it again.',
  invalid_choice: 'Please choose one of the options.',
  unknown_field: 'This field is not part of the form. Please reload the page.',
  too_short: 'This is too short. Please write a little more.',
  too_long: 'This is too long. Please shorten it.',
  number_out_of_range: 'This number is out of range. Please enter another one.',
  needs_second_person:
    'One person may not reduce this much alone. Leave the price as it is, and ask for the reduction in the member’s payments afterwards.',
  name_too_short: `Please write the whole name, at least ${nameMinLength} letters.`,
  latin_only: 'Please write this in Latin letters, like Sara.',
  character_not_taken: 'One of these characters can’t be used here. Please leave it out.',
  invalid_name:
    'Please write names with letters only. Single hyphens, dots and apostrophes are fine.',
  invalid_email: 'Please write the whole e-mail address, like name@example.com.',
  invalid_country: 'Please choose a country from the list.',
  invalid_request_number: `A request number looks like ${sampleRequestNumber}. Copy it from our mail.`,
  invalid_postal_code: `Please check the postal code. In Iran it has ${postalCodeDigits.IR} digits, in Italy ${postalCodeDigits.IT}.`,
  invalid_date: 'This date is not right. Please check day, month and year.',
  min_age_13: `The person registering must be at least ${minimumAge}. For a child’s package, please give a parent’s birth date.`,
  not_a_child:
    'This date does not fit the child’s package. Please give the child’s own date of birth.',
  mobile_invalid: 'This phone number is not right. Please write all of it, like +39 333 123 4567.',
  mobile_country_code: 'Please write the number with its country code, like +39 333 123 4567.',
  package_required: 'Please choose a membership package.',
  card_not_offered: 'The club has no club card. Please continue without it.',
  id_card_required: 'For the club card, please upload an image of your passport or ID card.',
  receipt_required: 'Please upload an image of your payment receipt.',
  file_required: 'Please choose a file.',
  invalid_file_format: `This file can’t be opened as an image. Please choose a photo or a screenshot (${imageFormats.join(' or ')}).`,
  file_too_large: `This image is larger than ${maxFileMegabytes} MB. Please choose a smaller one.`,
  upload_not_found: 'This file is no longer available. Please upload it again.',
  upload_already_used: 'This file belongs to another application. Please upload it again.',
  payment_method_required: 'Please choose a payment method.',
  euro_payment_method_required: 'Choose how you pay in euro.',
  rial_only_in_persian:
    'Paying in rial is offered in Persian only. Please switch to Persian or pay in euro.',
  payment_not_confirmed: 'Once you have paid, please tick “I have paid”.',
  invalid_transfer_number:
    'Please check the tracking number: letters and digits, as on the receipt.',
  invalid_payer_last_four: 'Please write the last four digits of the card only.',
  consent_required: 'Tick this box so that we may write to you.',
  terms_privacy_required: 'You must accept the Terms of Service and Privacy Policy to continue.',
  password_required: 'Please enter a password.',
  password_min_length: `Please use a password of at least ${newPasswordMinLength} characters.`,
  password_too_weak: `This password is not strong enough yet. Please give it at least ${minimumPasswordScore} of these: ${strongPasswordLength} or more characters, a capital letter, a small letter, a digit, a symbol.`,
  password_too_common:
    'Many people use this password, so it is guessed at once. Please choose another one.',
  password_repeats: 'This password is one repeated character. Please use different ones.',
  password_blank: 'This password has only spaces. Please use letters or digits, too.',
  password_of_owner: 'A password must not be your name or e-mail. Please choose another one.',
  passwords_dont_match: 'The two passwords are not the same. Please type them again.',
  enter_promo_code: 'Please enter a promo code.',
  invalid_promo_code: 'This promo code is not valid. Please check its spelling.',
  promo_code_expired: 'This promo code has expired. You can continue without it.',
  promo_code_max_uses_reached: 'This promo code is used up. You can continue without it.',
  promo_code_disabled: 'This promo code is no longer in use. You can continue without it.',
  promo_code_other_email:
    'This promo code is for another e-mail address. You can continue without it.',
  unknown_placeholder:
    'One of the words in braces stands for nothing. Use only those named beside the text.',
  email_unchanged: 'This is your present e-mail. Please type the new one.',
  of_the_guardian:
    'This person has the e-mail and language of whoever registered them: change it there.',
  placeholder_missing: 'A word in braces that the original has is missing. Please put it back.',
  promo_code_other_package:
    'This promo code is not for the package you chose. You can continue without it.',
  promo_code_validation_failed: 'We could not check the promo code. Please try again.',
  email_of_another:
    'Another member has this e-mail. Leave it empty here, or name that member in the column for who answers for this person.',
  twice_in_file: 'An earlier line of this file is about the same person and season.',
  paid_contradicts: 'The line says “not paid” and an amount. Please correct one of them.',
  season_not_planned: 'This season is still to come. Please plan it in the settings first.',
  application_waits: 'An application of this member waits for a decision. Please decide it first.',
  number_jumps: 'This number is far above the highest member number so far.',
  rate_service_silent: 'This address gives no rate right now. Please check it.',

  network_error:
    'Network error: we could not reach the server. Check your connection, ad blocker and VPN, then try again.',
  upload_failed: 'Upload failed. Please try again.',
  heic_unreadable:
    'This browser can’t open HEIC. On the iPhone, set Settings → Camera → Formats to “Most Compatible” and take it again, or choose a screenshot of it.',
  pdf_not_image: 'This file is a PDF. Take a screenshot of its page and choose that.',
  remove_failed: 'Remove failed. Please try again.',
  document_upload_failed: 'Document upload failed. The image stays here, please try again.',
  registration_failed: 'Registration failed. What you wrote is still here; please try again.',
  login_failed: 'Login failed. Please try again.',
  magic_link_failed: 'Magic link failed: it could not be sent. Please try again.',
  authentication_failed: 'Authentication failed. Please log in again.',
  google_login_failed: 'Google login failed. Please try again.',
  popup_blocked: 'Popup was blocked. Please allow pop-ups for this site and try again.',
  login_cancelled: 'Login cancelled: the window was closed. Try again whenever you like.',
  sign_in_cancelled: 'Login cancelled. Try again whenever you like.',
  google_sign_in_unavailable: 'Google login is not available here. Please contact us.',
  promo_code_apply_failed: 'We could not apply the promo code. Please try again.',
  password_reset_failed: 'Password reset failed. Please try again.',
  password_change_failed: 'Password change failed. Please try again.',
  language_update_failed: 'Failed to update language. Please choose it again.',
  logout_failed: 'Logout failed. Please try again.',
  error_loading_profile: 'We could not load your profile. Please reload the page.',
  error_loading_data: 'We could not load the data. Please try again.',
  email_not_checked:
    'We couldn’t check just now whether this e-mail has an account. You can continue: we check it again when you send.',
  action_failed: 'That did not work. Please try again.',
  document_not_available: 'Document not available right now. Please try again in a little while.',
};
