import type { RouteResponse } from '@fanclub/contract/http/route';
import { login, refreshToken } from '@fanclub/contract/sessions/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '#api/client.ts';
import { markLanguagePicked } from '#i18n/stored-language.ts';
import { deviceTokenKey, getSession } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import { buildAuthAnswer } from '#testing/build-member.ts';
import { connectFakeFetch, enter, error, fetched, json, sent } from '#testing/fake-fetch.ts';
import { actions } from './actions.ts';
import { sampleEmail } from './parts.ts';

connectFakeFetch();

const renewed: RouteResponse<typeof refreshToken> = {
  access_token: 'token-2',
  token_type: 'bearer',
  refresh_token: 'refresh-2',
  expires_in: 3600,
};
const body = (place = 0) => JSON.parse(String(sent(place).body));
const replace = () => vi.spyOn(window.location, 'replace').mockImplementation(() => {});

/** Fills the document with a form of a first screen, and returns what a press of its button hands to the action. */
function form(fields: Record<string, string>) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  );
  document.body.innerHTML = `<div class="first-screen"><form>${inputs.join('')}<button>Go</button></form>
    <template data-part="sent" data-again="Again"><p role="status">To ${sampleEmail}</p></template></div>`;
  const [form, button] = [document.querySelector('form'), document.querySelector('button')];
  if (!form || !button) throw new Error('no form');
  return { form, button };
}

beforeEach(() => {
  localStorage.removeItem('language');
  markLanguagePicked(false);
  window.location.href = 'http://localhost/login';
});

describe('a login before the app has loaded', () => {
  test('stores session, device and language, and opens the page that the address names', async () => {
    localStorage.setItem(deviceTokenKey, 'device-1');
    window.location.href = 'http://localhost/login?to=renew';
    fetched.mockResolvedValue(
      json({ ...buildAuthAnswer({ language: 'it' }), device_token: 'device-2' }),
    );
    const opened = replace();
    void actions.logIn(form({ email: ' Sara@Example.com', password: 'Bianconeri-1897' }));
    await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/renew'));
    expect(sent(0).url).toBe(login.path);
    expect(body()).toEqual({
      email: 'sara@example.com',
      password: 'Bianconeri-1897',
      device_token: 'device-1',
    });
    expect(getSession()).toMatchObject({ token: 'token-1', user: { id: 'u1' } });
    expect(localStorage.getItem(deviceTokenKey)).toBe('device-2');
    expect(localStorage.getItem('language')).toBe('it');
    expect(typedEmail.get()).toBe('');
  });

  test.each([
    ["takes the profile's language in place of the stored one", false, 'it'],
    ['keeps the language that was picked by hand in this visit', true, 'en'],
  ])('%s', async (_, isPicked, language) => {
    localStorage.setItem('language', 'en');
    markLanguagePicked(isPicked);
    fetched.mockResolvedValue(json(buildAuthAnswer({ language: 'it' })));
    const opened = replace();
    void actions.logIn(form({ email: ' Sara@Example.com', password: 'Bianconeri-1897' }));
    await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/profile'));
    expect(localStorage.getItem('language')).toBe(language);
  });

  test('is left to the app without a password, and nothing is sent', async () => {
    expect(await actions.logIn(form({ email: 'sara@example.com', password: '' }))).toBe('app');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('which is refused is told by the app without a second call', async () => {
    fetched.mockResolvedValue(error('account_not_approved', 403));
    const email = 'sara@example.com';
    const password = 'Bianconeri-1897';
    await expect(actions.logIn(form({ email, password }))).rejects.toMatchObject({
      code: 'account_not_approved',
    });
    const again = () => call(login, { body: { email, password } });
    await expect(again()).rejects.toMatchObject({ code: 'account_not_approved' });
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockResolvedValue(json(buildAuthAnswer()));
    await again();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('a mailed link before the app has loaded', () => {
  beforeEach(() => {
    window.location.href = 'http://localhost/login?token=abc&to=card';
  });

  test('carries the renewed session of the device', async () => {
    enter(1, 'u1');
    fetched.mockImplementation(async (url) =>
      url === refreshToken.path ? json(renewed) : json(buildAuthAnswer()),
    );
    const opened = replace();
    void actions.useLink(form({}));
    await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('/card'));
    expect(body(1)).toEqual({ token: 'abc' });
    expect(sent(1).headers.get('authorization')).toBe('Bearer token-2');
  });

  test('a link that ended a password is left to the app, which gets the same response', async () => {
    const answer = { ...buildAuthAnswer(), password_ended: true };
    fetched.mockResolvedValue(json(answer));
    const opened = replace();
    expect(await actions.useLink(form({}))).toBe('app');
    expect(opened).not.toHaveBeenCalled();
    expect(getSession().token).toBeNull();
  });
});

test.each([
  ['forgotPassword', { email: 'sara@example.com' }, '/api/forgot-password', ['device_token']],
  [
    'track',
    { request_number: 'JOFCI-AB', email: 'sara@example.com' },
    '/api/send-tracking-link',
    [],
  ],
] as const)(
  '%s says where the mail went, and its button sends it again',
  async (name, fields, url, others) => {
    localStorage.setItem(deviceTokenKey, 'device-1');
    fetched.mockImplementation(async () => json({ success: true, message: '' }));
    const press = form(fields);
    await actions[name](press);
    await actions[name](press);
    const device = Object.fromEntries(others.map((other) => [other, 'device-1']));
    expect([sent(1).url, body(1)]).toEqual([url, { ...fields, ...device }]);
    const said = [...document.querySelectorAll('[role="status"]')].map((part) => part.textContent);
    expect(said).toEqual(['To sara@example.com']);
    expect(press.button.textContent).toBe('Again');
  },
);

test('a link that is not mailed any more is left to the app, which says what still works', async () => {
  fetched.mockResolvedValue(json({ success: true, message: '', used_up: true }));
  expect(await actions.forgotPassword(form({ email: 'sara@example.com' }))).toBe('app');
  expect(document.querySelector('[role="status"]')).toBeNull();
});

test('an address that is none is left to the app', async () => {
  expect(await actions.forgotPassword(form({ email: 'sara@' }))).toBe('app');
  expect(await actions.track(form({ email: 'sara@example.com', request_number: '' }))).toBe('app');
  expect(await actions.mailLink(form({ email: 'sara' }))).toBe('app');
  expect(fetched).not.toHaveBeenCalled();
});
