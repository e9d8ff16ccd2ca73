import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AnyCallOptions } from '#api/call-options.ts';
import { call } from '#api/client.ts';
import { i18n } from '#i18n/i18n.ts';
import { deviceTokenKey } from '#session/session-store.ts';
import { openBuilt } from '#testing/open-built.ts';

const email = 'sara@example.com';
const device_token = 'device-1';

const forms: [string, RouteDefinition, object, AnyCallOptions][] = [
  [
    '/login',
    api.login,
    { email, password: 'Bianconeri-1897' },
    { body: { email, password: 'Bianconeri-1897', device_token } },
  ],
  ['/login?token=a1', api.verifyMagicLink, {}, { body: { token: 'a1' } }],
  ['/login?change_email=a1', api.changeEmail, {}, { body: { token: 'a1' } }],
  [
    '/login?leave_news=u1.a1',
    api.leaveMailingList,
    {},
    { params: { list: 'news', token: 'u1.a1' } },
  ],
  [
    '/track',
    api.sendTrackingLink,
    { request_number: 'JOFCI-7KQ2M9XA', email },
    { body: { request_number: 'JOFCI-7KQ2M9XA', email } },
  ],
  ['/forgot-password', api.forgotPassword, { email }, { body: { email, device_token } }],
  ['/reset-password?token=a1', api.resetPassword, {}, { body: { token: 'a1' } }],
  ['/verify/uid.mark', api.verifyCard, {}, { body: { code: 'uid.mark' } }],
];

test.each(forms)(
  'the form at %s sends the same request as the client of the app',
  async (address, route, typed, options) => {
    localStorage.setItem(deviceTokenKey, device_token);
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    const sent = async () => {
      await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
      const [[url, init] = []] = fetched.mock.calls.splice(0);
      const { method, body, headers } = init ?? {};
      return { url, method, body, headers: Object.fromEntries(new Headers(headers)) };
    };
    await openBuilt(address, { language: 'it' });
    for (const [name, value] of Object.entries(typed)) {
      const field = document.querySelector(`[name="${name}"]`);
      if (field) fireEvent.change(field, { target: { value } });
    }
    fetched.mock.calls.splice(0);
    const field = document.querySelector<HTMLInputElement>(`[value="${options.params?.list}"]`);
    const form = field?.form ?? document.querySelector(`form[action="${route.path}"]`);
    if (form && form.dataset.atOnce === undefined) form.requestSubmit();
    else await openBuilt(address, { language: 'it' });
    const ofForm = await sent();
    void call(route as typeof api.login, options as never);
    expect(await sent()).toEqual(ofForm);
    expect(ofForm.url).not.toContain('{');
  },
);

test('an error with a code that nobody knows is said in the words of the answer, and the form can be sent again', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ code: 'no"such[code', message: 'Not today.' }, { status: 400 }),
    );
  await openBuilt('/login?token=a1', { language: 'en' });
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: i18n.t('auth:link.submit') }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not today.'));
    await waitFor(() => expect(document.querySelector('form[data-busy]')).toBeNull());
    expect(fetched.mock.calls.filter(([url]) => url === api.verifyMagicLink.path)).toHaveLength(
      times,
    );
  }
});

test('a built page asks about a mistyped mailbox, and one press takes the right one', async () => {
  await openBuilt('/login', { language: 'fa' });
  const field = document.querySelector<HTMLInputElement>('[name="email"]') as HTMLInputElement;
  const enter = (value: string) => fireEvent.change(field, { target: { value } });
  const asked = () => screen.queryByRole('button', { name: /منظورتان/ });
  enter('sara@gmail.com');
  expect(asked()).toBeNull();
  enter('sara@gmail.con');
  fireEvent.click(await screen.findByRole('button', { name: /منظورتان .*sara@gmail\.com/ }));
  expect(field.value).toBe('sara@gmail.com');
  await waitFor(() => expect(asked()).toBeNull());
});
