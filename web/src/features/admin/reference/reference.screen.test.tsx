import type { AdminRole } from '@fanclub/contract/admin/roles';
import { api } from '@fanclub/contract/api';
import { describeApi } from '@fanclub/contract/openapi/describe-api';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t as panel } from '#admin-kit/testing/open-panel.ts';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { anImage, fill, press } from '#testing/user-events.ts';

const t = i18n.getFixedT(null, 'reference');

async function openReference(
  sought = '',
  { role = 'owner', language = 'en' }: { role?: AdminRole; language?: LanguageCode } = {},
) {
  fakeServer.answerByDefault(api.openapi, describeApi());
  openGate(Date.now());
  await openApp(`/admin/api?q=${encodeURIComponent(sought)}`, { as: 'admin', language, role });
}

/** Expands the row of a call. `line` is its method and path. */
async function openCall(line: string) {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${line} `) }));
  await screen.findByRole('button', { name: t('send') });
}
/** Waits for the response and returns its status and its parsed body. */
async function answer() {
  const text = await screen.findByRole('group', { name: t('answer') });
  return {
    status: text.parentElement?.textContent?.slice(0, 3),
    body: JSON.parse(text.textContent),
  };
}

test.each(languageCodes)('shows every call in its group, as it is sought: %s', async (language) => {
  await openReference('', { language });
  const group = within(await screen.findByRole('region', { name: 'Sessions' }));
  expect(group.getByRole('button', { name: /^POST \/api\/login / })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^[A-Z]+ \/api\// })).toHaveLength(
    Object.keys(api).length,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'no such call' } });
  expect(await screen.findByText(t('notFound'))).toBeTruthy();
});

test('a call is made with what was typed, and its answer shown', async () => {
  fakeServer.answer(api.promoCodeUsers, { users: [], next_cursor: 'next' });
  await openReference('promo-codes/users');
  await openCall('GET /api/admin/promo-codes/users');
  fill(/^code/, 'SARA');
  fill('limit', '5');
  press(t('send'));
  expect(await answer()).toEqual({ status: '200', body: { users: [], next_cursor: 'next' } });
  expect(fakeServer.callsOf(api.promoCodeUsers)[0]?.query).toEqual({ code: 'SARA', limit: '5' });
  expect(screen.queryByText(t('real'))).toBeNull();
});

test('a change begins as its example, says that it is real, and a refusal is an answer, too', async () => {
  fakeServer.answer(api.changeRole, refusal('last_owner'));
  await openReference('changeRole');
  await openCall('PUT /api/admin/people');
  expect(screen.getByText(t('real'))).toBeTruthy();
  const body = screen.getByLabelText<HTMLTextAreaElement>(t('body'));
  expect(JSON.parse(body.value)).toMatchObject({ role: 'treasurer' });
  fill(t('body'), '{"email":');
  press(t('send'));
  expect(await screen.findByText(t('brokenBody'))).toBeTruthy();
  fill(t('body'), '{"email":"sara@example.com","role":"owner"}');
  press(t('send'));
  expect(await answer()).toMatchObject({ status: '409', body: { code: 'last_owner' } });
  expect(fakeServer.callsOf(api.changeRole)[0]?.body).toEqual({
    email: 'sara@example.com',
    role: 'owner',
  });
});

test('a file goes with its call', async () => {
  const answered = { file_url: '/api/files/x' };
  fakeServer.answer(api.uploadFile, answered);
  await openReference('files/upload');
  await openCall('POST /api/files/upload');
  fireEvent.change(screen.getByLabelText('file'), { target: { files: [anImage()] } });
  press(t('send'));
  await waitFor(() => expect(fakeServer.callsOf(api.uploadFile)).toHaveLength(1));
});

test('is no section of a treasurer', async () => {
  await openReference('', { role: 'treasurer' });
  expect(await screen.findByText(panel('sections.closed'))).toBeTruthy();
});
