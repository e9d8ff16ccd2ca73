import { isLanguageCode } from '@fanclub/contract/text/languages';
import { ApiError } from '#api/api-error.ts';
import { forgetEarlyResponse } from '#api/early-response.ts';
import { buttonLabelled, labelOf } from '#app/pressed-button.ts';
import type { EarlyName } from '#config/early-names.ts';
import { paths } from '#config/paths.ts';
import { wayOn } from '#features/auth/login/way-on.ts';
import { markLanguagePicked, storeLanguage } from '#i18n/stored-language.ts';
import { typedEmail } from '#session/typed-email.ts';
import { isStorageBlocked } from '#store/browser-storage.ts';
import { askConsent } from '../browser/ask-consent.ts';
import { actions } from './actions.ts';
import { copyOfPart, removeShown, showAbove } from './parts.ts';
import { wantFiles } from './want-files.ts';

/**
 * Brings a built first screen to life without the app: its usual forms and buttons work at once. The app is loaded, and
 * then takes over what was typed and pressed, for everything else: a signed-in person, another kind of mailed link, a
 * menu, an unusual response. `loadApp` imports the app.
 */
export function bringToLife(loadApp: () => Promise<unknown>): void {
  const { dataset } = document.documentElement;
  let isOver = false;
  let isBusy = false;

  const handOver = () => {
    if (isOver) return;
    isOver = true;
    wantFiles(location.pathname);
    loadApp().catch(() => {
      isOver = false;
      delete dataset.pressed;
      dataset.failed = '';
    });
  };
  // `first-paint.js` has seen that the first screen does not fit, and fetches the app's files. Only the app opens what
  // a hash names, even if its link was followed before this script ran. If the browser blocks site data, a session
  // would not survive the change from this page to the app.
  if (dataset.app !== undefined || location.hash || isStorageBlocked()) {
    handOver();
    return;
  }

  const press = async (button: HTMLElement) => {
    if (isOver || isBusy) return;
    // What begins without a press can last until the page is left, and must not keep a button from being pressed.
    const isPress = button.matches('button');
    isBusy = isPress;
    const next = await act(button);
    if (isPress) isBusy = false;
    if (next === 'app') {
      if (isPress) dataset.pressed = button.dataset.firstLabel ?? labelOf(button);
      return handOver();
    }
    forgetEarlyResponse();
    delete dataset.pressed;
  };

  document.addEventListener('kept', ({ target }) => void press(target as HTMLElement));
  document.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (!isOver && name === 'email') typedEmail.set(value.trim());
  });
  addEventListener('hashchange', handOver);

  // Who opens a mailed link presses its button soon.
  if (dataset.screen === 'asked') {
    const isLogin = location.pathname === paths.login.build();
    const next = isLogin ? wayOn(new URLSearchParams(location.search)) : location.pathname;
    wantFiles(next, 'prefetch');
  }
  askConsent();
  beginWithTypedEmail();
  const early = keptPress();
  if (early?.dataset.consent) early.click();
  else if (early) void press(early);
  const atOnce = document.querySelector<HTMLElement>('.first-screen div[data-early]');
  if (atOnce) void press(atOnce);
}

async function act(button: HTMLElement): Promise<'app' | undefined> {
  const { lang } = button;
  if (isLanguageCode(lang)) {
    markLanguagePicked(true);
    storeLanguage(lang);
    location.reload();
    return undefined;
  }
  // `askConsent` listens for these buttons.
  if (button.dataset.consent) return undefined;
  const form = button.closest('form');
  // A button of a form that does not submit it, for example one that shows the password, has an action of its own or none.
  const submits = button.matches('[type="submit"]');
  const action = actions[(submits ? form : button)?.dataset.early as EarlyName];
  if (!action) return 'app';
  removeShown();
  return action({ button, form }).catch((error) => sayFailed(button, error));
}

/** Returns the button that was pressed before this script ran. */
function keptPress(): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('.first-screen button');
  return buttonLabelled(buttons, document.documentElement.dataset.pressed);
}

/** Fills in the address that was typed on an earlier page. */
function beginWithTypedEmail(): void {
  const field = document.querySelector<HTMLInputElement>('.first-screen [name="email"]');
  if (field?.value) typedEmail.set(field.value.trim());
  else if (field) field.value = typedEmail.get();
}

/** Shows the sentence for a usual error. For any other error, and if a pause is asked for, the app shows it. */
function sayFailed(button: HTMLElement, error: unknown): 'app' | undefined {
  const isPlain = error instanceof ApiError && !error.retryAfterS;
  const part = isPlain ? copyOfPart(error.code) : null;
  if (!part) return 'app';
  showAbove(button, part);
  return undefined;
}
