import { isolateLtr } from '@fanclub/contract/text/isolate';
import { afterLogin } from '#features/auth/login/way-on.ts';
import { takeFreshPassword } from '#session/fresh-password.ts';
import { getSession } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import { isStorageBlocked } from '#store/browser-storage.ts';
import { findLikelyEmail } from '#ui/form/find-likely-email.ts';
import { fetchAhead } from '../fetch-ahead.ts';
import { enter } from './enter.ts';
import { mark } from './fields.ts';
import { fill, showOutcome, stay } from './outcomes.ts';
import { sayRefused, sendForm } from './send-form.ts';
import { loadErrorTexts } from './sentences.ts';

/**
 * Makes the forms of a built page work until `signal` aborts: they send themselves, and the page shows what comes of it.
 */
export function startForms(signal = new AbortController().signal): void {
  const listen: typeof document.addEventListener = (type: string, listener: never) =>
    document.addEventListener(type, listener, { signal });
  const root = document.documentElement;
  const search = new URLSearchParams(location.search);
  const { user, token } = getSession();
  const isMailed = root.hasAttribute('data-mailed');
  if (user && token && root.hasAttribute('data-visitors') && !isMailed) {
    location.replace(afterLogin(user.is_admin, search));
    return;
  }
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('action')) return;
    event.preventDefault();
    if (form.dataset.then === 'enter') void fetchAhead('member', 'modulepreload');
    void sendForm(form, event.submitter as HTMLButtonElement | null);
  });
  const follow = ({ target, type }: Event) => {
    const field = target as HTMLInputElement;
    if (!field.form?.hasAttribute('action')) return;
    if (field.getAttribute('aria-invalid') === 'true') mark(field, '');
    // The sentences are there when the form is sent.
    void loadErrorTexts();
    if (field.name !== 'email') return;
    typedEmail.set(field.value.trim());
    if (type === 'change') void propose(field);
  };
  listen('input', follow);
  listen('change', follow);
  listen('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button?.dataset.shows) togglePassword(button, button.dataset.shows);
    if (button?.dataset.address) take(button, button.dataset.address);
    if (button?.dataset.copies) void copy(button, button.dataset.copies);
    if (button?.dataset.stays !== undefined) stay(button);
  });
  listen('signed-in', ({ target, detail: { answer, error } }) => {
    if (answer) return void enter(answer);
    const form = (target as Element).closest('[data-panel]')?.querySelector('form');
    if (form) void sayRefused(form, error);
  });

  if (search.has('prove')) {
    for (const form of document.forms) showOutcome(form, 'birth_date_needed');
  }
  beginWithTypedEmail();
  sayNotices(search.get('out'));
  // Who opens a mailed link presses its button soon.
  if (isMailed) void fetchAhead('member', 'prefetch');
  // `first-paint.js` has kept a form that was sent before this script ran.
  dispatchEvent(new Event('forms'));
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-at-once]')) {
    void sendForm(form, null);
  }
}

declare global {
  interface DocumentEventMap {
    /** The result of an island that signs in by itself: the answer of the server, or its refusal. */
    'signed-in': CustomEvent<{ answer?: unknown; error?: unknown }>;
  }
}

/** Fills in the address that was typed on an earlier page. */
function beginWithTypedEmail(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form[action] [name="email"]')];
  const filled = fields.find(({ value }) => value);
  if (filled) typedEmail.set(filled.value.trim());
  for (const field of fields) field.value ||= typedEmail.get();
}

/** Asks about an address that looks mistyped; the button takes the one that was probably meant. */
async function propose(field: HTMLInputElement): Promise<void> {
  const frame = field.closest('.MuiFormControl-root');
  const button = frame?.querySelector<HTMLElement>('[data-proposes]');
  if (!button) return;
  const address = await findLikelyEmail(field.value);
  button.hidden = address === null;
  button.dataset.address = address ?? '';
  button.textContent = (button.dataset.proposes ?? '').replace(
    '{{address}}',
    isolateLtr(address ?? ''),
  );
}

function take(button: HTMLElement, address: string): void {
  const field = button.closest('.MuiFormControl-root')?.querySelector('input');
  if (!field) return;
  field.value = address;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.focus();
}

function sayNotices(out: string | null): void {
  const new_password = takeFreshPassword();
  const said = [out, new_password && 'fresh', isStorageBlocked() && 'blocked'];
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    if (!said.includes(notice.dataset.notice ?? '')) continue;
    fill(notice, { new_password });
    notice.hidden = false;
  }
}

function togglePassword(button: HTMLElement, name: string): void {
  const field = button.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) return;
  const isShown = field.type === 'password';
  field.type = isShown ? 'text' : 'password';
  button.toggleAttribute('data-shown', isShown);
  swapLabel(button);
}

/** Exchanges the button's label with its other one. */
function swapLabel(button: HTMLElement): void {
  const { otherLabel = '' } = button.dataset;
  button.dataset.otherLabel = button.getAttribute('aria-label') ?? '';
  button.setAttribute('aria-label', otherLabel);
}

async function copy(button: HTMLElement, copied: string): Promise<void> {
  const text = button.parentElement?.querySelector('code')?.textContent ?? '';
  await navigator.clipboard.writeText(text);
  button.textContent = copied;
}
