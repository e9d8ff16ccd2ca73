import { type EarlyCall, earlyCalls } from '@fanclub/contract/http/early-calls';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { sendMagicLink } from '@fanclub/contract/links/routes';
import type { login } from '@fanclub/contract/sessions/routes';
import { emailShape, normaliseEmail } from '@fanclub/contract/text/email';
import { renewSession } from '#api/renew-session.ts';
import type { EarlyName } from '#config/early-names.ts';
import { mailedToken } from '#features/auth/login/login-mode.ts';
import { afterLogin, targetOf, wayOn } from '#features/auth/login/way-on.ts';
import { languageAtSignIn, storeLanguage } from '#i18n/stored-language.ts';
import { getSession, signIn, storedDeviceToken } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import { beginRegistration } from './begin-registration.ts';
import { callEarly } from './call-early.ts';
import { copyOfPart, sampleEmail, showAbove } from './parts.ts';
import { proveCard } from './prove-card.ts';
import { showOwnCard } from './show-own-card.ts';
import { wantFiles, whenUsed } from './want-files.ts';

/** What was pressed: the button, and the form that it submits. */
interface Press {
  button: HTMLElement;
  form: HTMLFormElement | null;
}

/** Resolves to `app` if only the app can show what comes next. */
export type EarlyAction = (press: Press) => Promise<'app' | undefined>;

/**
 * What the buttons and forms of first screens do before the app has loaded, by the value of their attribute
 * `data-early`. An action checks no more than its input needs, and shows no more than the usual result: everything else
 * is left to the app.
 */
export const actions: Record<EarlyName, EarlyAction> = {
  beginRegistration: ({ button }) => beginRegistration(button),
  logIn: async ({ button, form }) => {
    const email = typed(form, 'email');
    const password = typed(form, 'password');
    if (!isEmail(email) || !password) return 'app';
    saySigningIn(button);
    const body = { email: normaliseEmail(email), password, ...storedDeviceToken() };
    return enter(await callEarly(earlyCalls.login, body), ({ user }) =>
      afterLogin(user.is_admin, search()),
    );
  },
  mailLink: async ({ button, form }) => {
    const email = typed(form, 'email');
    if (!isEmail(email)) return 'app';
    const to = { ...targetOf(search()), ...storedDeviceToken() };
    return haveMailed(button, earlyCalls.sendMagicLink, { email: normaliseEmail(email), ...to });
  },
  useLink: async ({ button }) => {
    saySigningIn(button);
    // The link proves the address if the call carries the session of the device that registered. The session is renewed
    // first, because an expired access token would not count.
    if (getSession().refreshToken) await renewSession().catch(() => undefined);
    const token = mailedToken(search());
    return enter(await callEarly(earlyCalls.verifyMagicLink, { token }), () => wayOn(search()));
  },
  track: async ({ button, form }) => {
    const request_number = typed(form, 'request_number');
    const email = typed(form, 'email');
    if (!request_number || !isEmail(email)) return 'app';
    return haveMailed(button, earlyCalls.sendTrackingLink, { request_number, email });
  },
  forgotPassword: async ({ button, form }) => {
    const email = typed(form, 'email');
    if (!isEmail(email)) return 'app';
    return haveMailed(button, earlyCalls.forgotPassword, { email, ...storedDeviceToken() });
  },
  resetPassword: ({ button }) => whenUsed(button),
  proveCard: ({ button }) => proveCard(button),
  showOwnCard: ({ button }) => showOwnCard(button),
};

const search = () => new URLSearchParams(location.search);

const isEmail = (email: string) => emailShape.test(normaliseEmail(email));

const typed = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';

/** Says that the sign-in is being sent, and fetches the files of the page that follows. */
function saySigningIn(button: HTMLElement): void {
  const part = copyOfPart('signingIn');
  if (part) showAbove(button, part);
  wantFiles(wayOn(search()));
}

type SignInAnswer = RouteResponse<typeof login>;

/**
 * Stores the session and opens the next page. The app has to do so if the sign-in has ended a password, because it tells
 * the person on the next page.
 */
async function enter(
  response: Response,
  nextPage: (answer: SignInAnswer) => string,
): Promise<'app' | undefined> {
  const answer: SignInAnswer = await response.clone().json();
  if (answer.password_ended) return 'app';
  const language = languageAtSignIn(answer.user.language);
  if (language) storeLanguage(language);
  typedEmail.set('');
  signIn(answer);
  location.replace(nextPage(answer));
  // The button stays pressed until the next page replaces this one.
  return new Promise(() => {});
}

/**
 * Has a link mailed, says so above the button, and names the button for a repetition. If no further link is mailed, the
 * app says what still works.
 */
async function haveMailed(
  button: HTMLElement,
  route: EarlyCall,
  body: { email: string } & Record<string, unknown>,
): Promise<'app' | undefined> {
  const response = await callEarly(route, body);
  const { used_up }: RouteResponse<typeof sendMagicLink> = await response.clone().json();
  if (used_up) return 'app';
  const part = copyOfPart('sent', [[sampleEmail, body.email]]);
  if (!part) return undefined;
  showAbove(button, part);
  const { again } = part.dataset;
  button.dataset.firstLabel ??= button.textContent;
  if (again) button.textContent = again;
  return undefined;
}
