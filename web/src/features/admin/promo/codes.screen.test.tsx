import { api } from '@fanclub/contract/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { common, errors, packText } from '#testing/texts.ts';
import { field, fill, press, saidAt } from '#testing/user-events.ts';
import { buildCode, choose, dialog, openCodes, sent, t } from './testing/open-codes.ts';

test('a row says what a code gives to whom, and what is used, held and left of it', async () => {
  await openCodes([
    buildCode({ packTypes: ['base', 'under_5'], email: 'sara@example.com' }),
    buildCode({ code: 'OFF', state: 'disabled', disabled: true, maxUses: null, left: null }),
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
    buildCode({
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
  fakeServer.answer(api.createPromoCode, { success: true, promo_code: buildCode() });
  await openCodes([]);
  press(t('actions.create'));
  const form = await dialog();
  fill(new RegExp(`^${t('fields.code')}`), 'nowruz');
  fill(new RegExp(t('fields.percent')), '۱۲٫۵');
  fireEvent.click(form.getByRole('checkbox', { name: packText('base') }));
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
    expect(saidAt(field(new RegExp(`^${t('fields.code')}`)))).toContain(
      errors('promo_code_exists'),
    ),
  );
});

test('an edit sends what changed, and warns of a limit below what is used', async () => {
  fakeServer.answer(api.updatePromoCode, { success: true, promo_code: buildCode() });
  await openCodes([buildCode({ packTypes: ['base'] })]);
  await choose(common('actions.edit'));
  const form = await dialog();
  fill(new RegExp(t('fields.maxUses')), '3');
  expect(await form.findByText(t('form.belowUse', { count: 4 }))).toBeTruthy();
  fill(new RegExp(t('fields.maxUses')), '');
  expect(form.queryByText(t('form.belowUse', { count: 4 }))).toBeNull();
  fireEvent.click(form.getByRole('checkbox', { name: packText('base') }));
  press(common('actions.save'));
  await waitFor(() =>
    expect(sent('updatePromoCode')).toEqual([{ code: 'HALFSHIP', maxUses: null, packTypes: null }]),
  );
});

test('a code is switched off and on from its menu', async () => {
  fakeServer.answer(api.updatePromoCode, { success: true, promo_code: buildCode() });
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
