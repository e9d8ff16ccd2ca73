/**
 * The names of the early actions: what a form or a button of a first screen does before the app has loaded. The form or
 * button has the name in its attribute `data-early`.
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
