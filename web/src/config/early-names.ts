/**
 * What a form or a button of a built first screen does before the app has loaded. Its attribute `data-early` has one of
 * these names.
 */
export type EarlyName =
  | 'beginRegistration'
  | 'logIn'
  | 'mailLink'
  | 'useLink'
  | 'track'
  | 'forgotPassword'
  | 'resetPassword'
  | 'proveCard'
  | 'showOwnCard';
