import { routePath } from '@fanclub/contract/http/route';
import { ApiError, networkError } from '#api/api-error.ts';
import { appCheckHeaders } from '#api/app-check/app-check.ts';
import { renewSession } from '#api/renew-session.ts';
import { send } from '#api/transport.ts';
import { loginMode } from '#features/auth/login/login-mode.ts';
import { targetOf } from '#features/auth/login/way-on.ts';
import { keepFreshPassword } from '#session/fresh-password.ts';
import { getSession, storedDeviceToken } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import { isStorageBlocked } from '#store/browser-storage.ts';
import type { AddedValue, Sending } from '#ui/form/site-form.tsx';
import { enter } from './enter.ts';
import { bodyOf, fieldsOf, mark, problemsOf, sayAtFields } from './fields.ts';
import { hideOutcomes, showOutcome } from './outcomes.ts';
import { proved } from './proved.ts';
import { sayingOf } from './sentences.ts';

type Submitter = HTMLButtonElement | null;

const search = () => new URLSearchParams(location.search);

/** What the script adds to a form's values, by the names in the form's attribute `data-adds`. */
const addedValues: Record<AddedValue, () => object> = {
  token: () => ({ token: loginMode(search()).token }),
  device_token: storedDeviceToken,
  to: () => targetOf(search()),
  language: () => ({ language: document.documentElement.lang }),
  code: () => ({ code: decodeURIComponent(location.pathname.split('/').at(-1) ?? '') }),
};

/** Sends a built form, and shows what comes of it. A form that is being sent is not sent again. */
export async function sendForm(form: HTMLFormElement, submitter: Submitter): Promise<void> {
  if (form.dataset.busy !== undefined) return;
  // A button with an address of its own has its own settings, too.
  const by = submitter?.hasAttribute('formaction') ? submitter : form;
  const path = by.getAttribute('formaction') ?? by.getAttribute('action') ?? '';
  const fields = fieldsOf(form, by.dataset.fields?.split(' ') ?? []);
  for (const field of fieldsOf(form, [])) mark(field, '');
  hideOutcomes(form);
  // A session could not be stored, and a mailed link would be used up.
  if (by.dataset.then === 'enter' && isStorageBlocked()) {
    return document.querySelector('[data-notice="blocked"]')?.scrollIntoView();
  }
  const problems = problemsOf(fields);
  if (Object.keys(problems).length > 0) {
    if (!(await sayAtFields(form, problems))) await sayRefused(form, networkError());
    return;
  }

  form.dataset.busy = '';
  showOutcome(form, 'busy');
  try {
    const answer = await call(path, by.dataset, bodyOf(fields));
    await follow(form, by, answer);
  } catch (error) {
    hideOutcomes(form);
    await sayRefused(form, error, by.dataset.fallback);
  }
  delete form.dataset.busy;
}

async function call(path: string, sending: DOMStringMap, typed: object): Promise<unknown> {
  // Some links prove an address only with a valid session of the device that registered.
  if (sending.session && getSession().refreshToken) await renewSession().catch(() => undefined);
  const added = sending.adds?.split(' ').map((name) => addedValues[name as AddedValue]()) ?? [];
  const body: Record<string, string> = Object.assign({}, typed, ...added);
  const url = routePath(path, body);
  const appCheck = sending.appCheck as Sending['route']['appCheck'];
  const route = { method: 'POST', access: 'public', ...(appCheck && { appCheck }) } as const;
  const { token } = getSession();
  const headers = {
    'accept-language': document.documentElement.lang,
    ...(url === path && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(await appCheckHeaders(route)),
  };
  const content = url === path ? { body: JSON.stringify(body) } : {};
  return (await send({ method: route.method, url, headers, ...content })).json();
}

async function follow(form: HTMLFormElement, by: HTMLElement, answer: unknown): Promise<void> {
  if (by.dataset.then === 'enter' && (await enter(answer))) return;
  hideOutcomes(form);
  const said = answer as { used_up?: boolean; message?: string; new_password?: string };
  if (by.dataset.then === 'prove') return void showOutcome(form, ...proved(form, answer));
  const { used_up, message, new_password } = said;
  const values = { email: typedEmail.get(), message, new_password };
  if (new_password) keepFreshPassword(new_password);
  showOutcome(form, used_up ? 'used_up' : 'done', values);
  const button = by === form ? form.querySelector('[type="submit"]:not([formaction])') : by;
  if (button && by.dataset.again) button.textContent = by.dataset.again;
}

/** Shows the outcome for an error's code, its sentences at the fields, or the sentence for it in an alert. */
export async function sayRefused(form: HTMLFormElement, error: unknown, fallback?: string) {
  const { code = '', errors = {} } = error instanceof ApiError ? error : {};
  if (showOutcome(form, code, { email: typedEmail.get() })) return;
  const atFields = code === 'birth_date_wrong' ? { birth_date: code } : errors;
  if (await sayAtFields(form, atFields)) return;
  const alert = form.querySelector<HTMLElement>('[data-no-network]');
  showOutcome(form, 'failed', await sayingOf(error, fallback, alert?.dataset.noNetwork));
}
