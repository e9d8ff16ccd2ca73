import { api } from '@fanclub/contract/api';
import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { field, fill, press, saidAt } from '#testing/person.ts';
import { common, error } from './testing/open-panel.ts';

const t = i18n.getFixedT(null, 'codes');

const build = (change: Partial<PromoCode> = {}): PromoCode => ({
  code: 'HALFSHIP',
  state: 'usable',
  discountType: 'percentage',
  discountRate: 50,
  expiresAt: null,
  maxUses: 10,
  usedCount: 4,
  held: 1,
  left: 6,
  disabled: false,
  packTypes: null,
  email: null,
  sentences: {},
  malformed_fields: [],
  ...change,
});

async function openCodes(codes: PromoCode[] = [build()], search = '') {
  fakeServer.answerByDefault(api.listPromoCodes, { promo_codes: codes, next_cursor: null });
  openGate(Date.now());
  const app = await openApp(`/admin/codes${search}`, { as: 'admin', language: 'en' });
  await screen.findByRole('heading', { level: 1, name: common('titles.adminCodes') });
  return app;
}
const sent = <
  R extends 'createPromoCode' | 'updatePromoCode' | 'rehearsePromoCode' | 'importPromoCodes',
>(
  name: R,
) => fakeServer.callsOf(api[name]).map(({ body }) => body);

/** Does this with a code, from its menu. */
async function choose(action: string, code = 'HALFSHIP') {
  fireEvent.click(await screen.findByRole('button', { name: t('actions.menu', { code }) }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}
const dialog = async () => within(await screen.findByRole('dialog'));

test('a row says what a code gives to whom, and what is used, held and left of it', async () => {
  await openCodes([
    build({ packTypes: ['base', 'under_5'], email: 'sara@example.com' }),
    build({ code: 'OFF', state: 'disabled', disabled: true, maxUses: null, left: null }),
  ]);
  const rows = within(await screen.findByRole('list', { name: common('titles.adminCodes') }));
  const [half, off] = rows.getAllByRole('listitem');
  for (const text of [
    'HALFSHIP',
    '50% off shipping',
    'Base',
    'sara@example.com',
    'Used 3 times',
    'one held',
    '6 left',
  ])
    expect(half?.textContent).toContain(text);
  for (const text of [t('states.disabled'), t('use.endless')])
    expect(off?.textContent).toContain(text);
});

test('a malformed code is shown as such, with what is wrong', async () => {
  await openCodes([
    build({
      state: 'malformed',
      malformed_fields: ['maxUses', 'email'],
      maxUses: null,
      left: null,
    }),
  ]);
  expect(await screen.findByText(t('states.malformed'))).toBeTruthy();
  expect(screen.getByText(/limit, e-mail/)).toBeTruthy();
});

test('codes are searched by their beginning, which lives in the address', async () => {
  const { router } = await openCodes();
  fireEvent.change(screen.getByRole('searchbox', { name: t('search') }), {
    target: { value: 'half' },
  });
  await waitFor(() => expect(router.state.location.search).toBe('?q=half'));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.listPromoCodes).at(-1)?.query).toEqual({
      q: 'half',
      limit: '50',
    }),
  );
});

test('a new code is sent as it was typed, with what was left empty left out', async () => {
  fakeServer.answer(api.createPromoCode, { success: true, promo_code: build() });
  await openCodes([]);
  press(t('actions.create'));
  const form = await dialog();
  fill(new RegExp(`^${t('fields.code')}`), 'nowruz');
  fill(new RegExp(t('fields.percent')), '۱۲٫۵'.replace('٫', '.'));
  fireEvent.click(form.getByRole('checkbox', { name: common('packages.base') }));
  fill(/English/, 'Happy Nowruz');
  press(t('form.createSubmit'));
  await waitFor(() =>
    expect(sent('createPromoCode')).toEqual([
      {
        code: 'NOWRUZ',
        discountType: 'percentage',
        discountRate: 12.5,
        packTypes: ['base'],
        sentences: { en: 'Happy Nowruz' },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a name that is taken is said at the name', async () => {
  fakeServer.answer(api.createPromoCode, refusal('promo_code_exists'));
  await openCodes();
  await choose(t('actions.duplicate'));
  await dialog();
  fill(new RegExp(`^${t('fields.code')}`), 'HALFSHIP');
  press(t('form.createSubmit'));
  await waitFor(() =>
    expect(saidAt(field(new RegExp(`^${t('fields.code')}`)))).toContain(error('promo_code_exists')),
  );
});

test('an edit sends what changed, and warns of a limit below what is used', async () => {
  fakeServer.answer(api.updatePromoCode, { success: true, promo_code: build() });
  await openCodes([build({ packTypes: ['base'] })]);
  await choose(t('actions.edit'));
  const form = await dialog();
  fill(new RegExp(t('fields.maxUses')), '3');
  expect(await form.findByText(t('form.belowUse', { count: 4 }))).toBeTruthy();
  fill(new RegExp(t('fields.maxUses')), '');
  expect(form.queryByText(t('form.belowUse', { count: 4 }))).toBeNull();
  fireEvent.click(form.getByRole('checkbox', { name: common('packages.base') }));
  press(common('actions.save'));
  await waitFor(() =>
    expect(sent('updatePromoCode')).toEqual([{ code: 'HALFSHIP', maxUses: null, packTypes: null }]),
  );
});

test('a malformed code is mended by saving what was wrong with it anew', async () => {
  fakeServer.answer(api.updatePromoCode, { success: true, promo_code: build() });
  await openCodes([build({ state: 'malformed', malformed_fields: ['maxUses'], maxUses: null })]);
  await choose(t('actions.edit'));
  const form = await dialog();
  expect(form.getByText(t('form.mend', { fields: t('faults.maxUses') }))).toBeTruthy();
  press(common('actions.save'));
  await waitFor(() =>
    expect(sent('updatePromoCode')).toEqual([{ code: 'HALFSHIP', maxUses: null }]),
  );
});

test('a code is switched off and on from its menu', async () => {
  fakeServer.answer(api.updatePromoCode, { success: true, promo_code: build() });
  await openCodes();
  await choose(t('actions.turnOff'));
  await waitFor(() =>
    expect(sent('updatePromoCode')).toEqual([{ code: 'HALFSHIP', disabled: true }]),
  );
});

test('the link carries the code', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openCodes();
  await choose(t('actions.copyLink'));
  expect(await screen.findByText(t('linkCopied'))).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/register?promo=HALFSHIP`);
});

test('who used a code is shown with the way to each application', async () => {
  fakeServer.answer(api.promoCodeUsers, {
    users: [
      {
        id: 'u1',
        request_number: 'JOFCI-7KQ2M9XA',
        first_name: 'Sara',
        last_name: 'Rossi',
        pack_type: 'base',
        shipping_discount: 2.5,
        request_status: 'approved',
        created_at: '2026-02-02T10:00:00.000Z',
      },
    ],
    next_cursor: null,
  });
  await openCodes();
  await choose(t('actions.users'));
  const link = await screen.findByRole('link', { name: 'Sara Rossi' });
  expect(link.getAttribute('href')).toBe('/admin?request=JOFCI-7KQ2M9XA');
  expect(screen.getByText(t('users.off', { amount: 2.5 }))).toBeTruthy();
});

const cost = {
  base_amount: 20,
  juventus_card_cost: 10,
  shipping_cost: 5,
  shipping_discount: 0,
  shipping_effective: 5,
  membership_fee: 0,
  processing_fee: 0,
  total_price: 35,
};

test('a rehearsal says why a code fails, in every language, and what would be paid', async () => {
  const messages = { fa: 'مهلت تمام شده', en: 'It has expired', it: 'È scaduto' };
  const answer = { problem: 'promo_code_expired', cost, messages, malformed_fields: [] };
  fakeServer.answer(api.rehearsePromoCode, answer);
  await openCodes([build({ packTypes: ['under_5'], email: 'sara@example.com' })]);
  await choose(t('actions.rehearse'));
  const form = await dialog();
  press(t('rehearsal.submit'));
  expect(await form.findByText(t('rehearsal.refused'))).toBeTruthy();
  for (const message of Object.values(messages)) expect(form.getByText(message)).toBeTruthy();
  expect(form.getByText('€35')).toBeTruthy();
  expect(sent('rehearsePromoCode')).toEqual([
    { code: 'HALFSHIP', pack_type: 'under_5', juventus_card: true, email: 'sara@example.com' },
  ]);
});

test('a file is checked line by line, and made once every line is right', async () => {
  await openCodes();
  press(t('actions.import'));
  const form = await dialog();
  const text = form.getByRole('textbox', { name: new RegExp(t('import.field')) });
  fireEvent.change(text, { target: { value: 'code,discountType,discountRate\nA,fixed,x' } });
  const wrong = {
    line: 2,
    code: 'A',
    state: 'wrong',
    errors: { discountRate: 'invalid_type' },
  } as const;
  fakeServer.answer(api.importPromoCodes, { made: 0, lines: [wrong] });
  press(t('import.check'));
  expect(await form.findByText(t('import.wrong', { count: 1 }))).toBeTruthy();
  expect(form.getByText(new RegExp(error('invalid_type')))).toBeTruthy();

  fireEvent.change(text, { target: { value: 'code,discountType,discountRate\nA,fixed,2' } });
  expect(form.queryByText(t('import.wrong', { count: 1 }))).toBeNull();
  const sound = { line: 2, code: 'A', state: 'new', errors: {} } as const;
  fakeServer.answer(api.importPromoCodes, ({ body }) => ({
    made: body.make ? 1 : 0,
    lines: [sound],
  }));
  press(t('import.check'));
  fireEvent.click(await form.findByRole('button', { name: t('import.make', { count: 1 }) }));
  expect(await form.findByText(t('import.made', { count: 1 }))).toBeTruthy();
  expect(sent('importPromoCodes').map(({ make }) => make)).toEqual([false, false, true]);
});

test('a file that is no CSV is said at its field', async () => {
  fakeServer.answer(
    api.importPromoCodes,
    refusal('validation_error', { errors: { csv: 'invalid_value' } }),
  );
  await openCodes();
  press(t('actions.import'));
  const form = await dialog();
  fireEvent.change(form.getByRole('textbox'), { target: { value: '"A' } });
  press(t('import.check'));
  expect(await form.findByText(t('import.problems.invalid_value'))).toBeTruthy();
});
