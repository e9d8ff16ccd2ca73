import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors, money as t } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

type Tills = RouteResponse<typeof api.listTills>;

const till: Tills['open'][number] = {
  day: '2026-11-21',
  taken_by: 'desk@example.com',
  in: { EUR: 6000, IRR: 0 },
  out: { EUR: 1000, IRR: 0 },
  version: '1.5',
  is_own: false,
  is_over: false,
};
const { version: _, is_own, is_over, ...cash } = till;
const count: Tills['counts'][number] = {
  ...cash,
  id: 'c1',
  counted: { EUR: 4500, IRR: 0 },
  note: 'Change was given twice.',
  counted_by: 'owner@example.com',
  counted_at: '2026-11-22T10:00:00.000Z',
};

async function openCash(tills: Partial<Tills>, language: LanguageCode = 'en') {
  fakeServer.answer(api.listTills, () => ({
    open: [],
    is_alone: false,
    counts: [],
    next_cursor: null,
    ...tills,
  }));
  openGate(Date.now());
  await openApp('/admin/money?view=cash', { as: 'admin', language, role: 'treasurer' });
}
const rowOf = async (label: string) =>
  within(await within(await screen.findByRole('list', { name: label })).findByRole('listitem'));

test.each(languageCodes)(
  'the cash of each person and day says what should be there, and what came and went: %s',
  async (language) => {
    await openCash({ open: [{ ...till, is_over: true }] }, language);
    const row = await rowOf(t('cash.open'));
    expect(row.getByText(/^[^\d۰-۹]*(50|۵۰)\D*$/, { selector: 'bdi' })).toBeTruthy();
    expect(row.getByText(/(60|۶۰).*(10|۱۰)/)).toBeTruthy();
    expect(row.getByText(t('cash.over'))).toBeTruthy();
    expect(screen.getByText(t('cash.overText'))).toBeTruthy();
  },
);

test('a count sends what was counted, and the version that was on screen', async () => {
  await openCash({ open: [till] });
  fakeServer.answer(api.countTill, { count });
  await pressWhenReady(/^Count the cash/);
  await findDialog(t('cash.dialog', { day: '21 November 2026' }));
  fill(`${t('cash.counted')} (${t('record.currencies.EUR')})`, '45,00');
  fill(/^If it differs/, 'Change was given twice.');
  press(t('cash.submit'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { day, taken_by, version } = till;
  expect(fakeServer.callsOf(api.countTill).map(({ body }) => body)).toEqual([
    { day, taken_by, version, counted: { EUR: 4500, IRR: 0 }, note: 'Change was given twice.' },
  ]);
});

test('who counts what somebody else has just counted is told, and the list is read again', async () => {
  await openCash({ open: [till] });
  fakeServer.answer(api.countTill, refusal('till_changed'));
  await pressWhenReady(/^Count the cash/);
  await findDialog(t('cash.dialog', { day: '21 November 2026' }));
  fill(`${t('cash.counted')} (${t('record.currencies.EUR')})`, '50');
  press(t('cash.submit'));
  expect(await screen.findByText(errors('till_changed'))).toBeTruthy();
  await waitFor(() => expect(fakeServer.callsOf(api.listTills)).toHaveLength(2));
});

test('own cash cannot be counted, and who is alone is told why it stays', async () => {
  await openCash({ open: [{ ...till, is_own: true }], is_alone: true });
  const row = await rowOf(t('cash.open'));
  expect(row.getByText(t('cash.own'))).toBeTruthy();
  expect(row.queryByRole('button')).toBeNull();
  expect(screen.getByText(t('cash.alone'))).toBeTruthy();
});

test('a count says who counted, how much it differs and why', async () => {
  await openCash({ counts: [count] });
  const row = await rowOf(t('cash.counts'));
  expect(row.getByText(t('cash.less', { amount: '€5' }))).toBeTruthy();
  expect(row.getByText(/owner@example.com/)).toBeTruthy();
  expect(row.getByText('Change was given twice.')).toBeTruthy();
  expect(screen.getByText(t('cash.none'))).toBeTruthy();
});
