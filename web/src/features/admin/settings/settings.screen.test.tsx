import { api } from '@fanclub/contract/api';
import { benefitName } from '@fanclub/contract/pricing/benefits';
import type { KeptSettingChange } from '@fanclub/contract/settings/admin-routes';
import { isTextName } from '@fanclub/contract/settings/club-texts';
import { defaultPublicSettings, subjectOfSetting } from '@fanclub/contract/settings/defaults';
import { settingRow, settingsOf, settingsWith } from '@fanclub/contract/settings/settings';
import { formatEuro, formatRial } from '@fanclub/contract/text/format';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t as admin } from '#admin-kit/testing/open-panel.ts';
import { version } from '#config/version.ts';
import { i18n, setLanguage } from '#i18n/i18n.ts';
import { answerSettings, fakeServer, refusal } from '#testing/fake-server.ts';
import { errors, member, packText } from '#testing/texts.ts';
import { field, fill, press, pressWhenReady, saidAt } from '#testing/user-events.ts';
import { settingParts } from './parts.ts';
import { form, openSettings, recent, save, t } from './testing/open-settings.ts';
import type { SettingsAnswer } from './use-settings.ts';

const pending: NonNullable<SettingsAnswer['pending']> = {
  id: 'pending-1',
  asked_by: 'owner@example.com',
  is_yours: false,
  confirm_from: null,
  asked_at: '2026-02-02T10:00:00.000Z',
  expires_at: '2026-02-09T10:00:00.000Z',
  changes: [{ field: 'card_number', before: '•••• 1111', after: '•••• 6783' }],
};

/** Returns the checkboxes of a benefit. */
const benefit = (id: string, language: LanguageCode) =>
  screen.getByRole('group', { name: benefitName(id, language) });

test.each(languageCodes)('an owner sees every setting, under its name: %s', async (language) => {
  await openSettings({}, { language });
  for (const part of settingParts) {
    press(t(`parts.${part}`));
    for (const name of settingsWith({ part })) {
      if (isTextName(name)) continue;
      const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (settingRow(name).kind === 'packs') {
        expect(control?.closest('[role=group]')).toBe(benefit(name.slice(7), language));
        continue;
      }
      const said = control?.closest('fieldset')?.querySelector('legend') ?? control?.labels?.[0];
      expect(said?.textContent).toBe(
        subjectOfSetting(name, language) ?? t(`fields.${name as 'season'}`),
      );
    }
  }
  const shown = settingParts.flatMap((part) => settingsWith({ part }));
  expect([...shown].sort()).toEqual([...settingsOf('owner')].sort());
});

test('the address may end in the part', async () => {
  await openSettings({}, { path: '/admin/settings/members' });
  expect(screen.getByRole('button', { name: t('parts.members'), pressed: true })).toBeTruthy();
});

test('below the settings stands the version of the product', async () => {
  await openSettings();
  expect(screen.getByText(t('version'), { exact: false }).textContent).toContain(version);
});

test('a treasurer sees the money alone', async () => {
  await openSettings({}, { role: 'treasurer' });
  const index = within(screen.getByRole('group', { name: t('parts.label') }));
  expect(index.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    t('parts.season'),
    t('parts.money'),
  ]);
  for (const group of ['prices', 'rate', 'payment', 'statements', 'unpaid'] as const) {
    expect(screen.getByRole('region', { name: t(`groups.${group}`) })).toBeTruthy();
  }
  const { season } = defaultPublicSettings;
  expect(form('prices').getByText(t('leads.prices', { season }))).toBeTruthy();
  expect(screen.queryByRole('region', { name: t('groups.brings') })).toBeNull();
});

test('owners choose the packages that bring a benefit; one that no package brings is off', async () => {
  await openSettings();
  fakeServer.answer(api.updateSettings, { success: true, waits: false, change: 'change-2' });
  const tick = (id: string, pack: string) =>
    fireEvent.click(within(benefit(id, 'en')).getByRole('checkbox', { name: packText(pack) }));
  tick('gift', 'international');
  tick('tickets', 'international');
  expect(form('brings').getAllByText(t('switchedOff'))).toHaveLength(1);
  press(save());
  await waitFor(() =>
    expect(fakeServer.callsOf(api.updateSettings)[0]?.body).toEqual({
      version: 'v1',
      brings_gift: 'international under_14',
      brings_tickets: '',
    }),
  );
});

test('only what was changed is sent, as a number however it was typed, with the version', async () => {
  const state = await openSettings();
  fakeServer.answer(api.updateSettings, ({ body: { version: _, ...changed } }) => {
    Object.assign(state, {
      version: 'v2',
      values: { ...state.values, ...changed },
    });
    return { success: true, waits: false, change: 'change-2' };
  });
  fill(packText('base'), '۶٫۵', form('prices'));
  press(save());
  expect(await screen.findByText(t('done.saved'))).toBeTruthy();
  expect(fakeServer.callsOf(api.updateSettings).map(({ body }) => body)).toEqual([
    { version: 'v1', price_base: 6.5 },
  ]);
  await waitFor(() => expect(field(packText('base'), form('prices')).value).toBe('6.5'));
});

test('fields and changes have the digits and units of the language, and a field typed again is no change', async () => {
  const changes: KeptSettingChange['changes'] = [
    { field: 'price_base', before: '20', after: '22.5' },
    { field: 'rate_highest', before: null, after: '30000000' },
    { field: 'rate_day_percent', before: '20', after: '12.5' },
    { field: 'keep_receipt_days', before: '365', after: '400' },
    { field: 'season', before: '2026/27', after: '2027/28' },
    { field: 'brings_gift', before: null, after: 'base student' },
    { field: 'deadline', before: null, after: '2026-03-15T23:59:59' },
  ];
  await openSettings({ recent: [{ ...recent, changes }] }, { language: 'fa' });
  expect(field(packText('base'), form('prices')).value).toBe('۵');
  expect(document.querySelector('[name="rate_highest"]')).toHaveProperty('value', '۳۰٬۰۰۰٬۰۰۰');
  const list = await screen.findByRole('list', { name: t('recent.title') });
  for (const text of [
    formatEuro(20, 'fa'),
    formatEuro(22.5, 'fa'),
    formatRial(30_000_000, 'fa'),
    '۱۲٫۵٪',
    '۴۰۰ روز',
    '۲۳:۵۹',
    '۲۰۲۷/۲۸',
    `${packText('base')} و student`,
  ]) {
    expect(list.textContent).toContain(text);
  }
  fill(packText('base'), '5', form('prices'));
  expect(screen.queryByRole('button', { name: save() })).toBeNull();
  fill(packText('base'), '6', form('prices'));
  expect(screen.getByText(t('bar.count', { count: 1 }))).toBeTruthy();
});

test('another language changes the digits of the form, and not what was typed', async () => {
  await openSettings({}, { language: 'fa' });
  fill(packText('base'), '۷', form('prices'));
  await act(() => setLanguage('en'));
  const shown = (pack: string) => field(packText(pack), form('prices')).value;
  await waitFor(() => expect(shown('international')).toBe('20'));
  expect(shown('base')).toBe('۷');
  expect(screen.getByText(t('bar.count', { count: 1 }))).toBeTruthy();
  expect(screen.queryByText(t('bar.meanwhile', { names: packText('base') }))).toBeNull();
});

test('typed values stay when somebody else saves meanwhile, and the page says what both changed', async () => {
  const state = await openSettings();
  fakeServer.answer(api.updateSettings, () => refusal('other_change_waits'));
  const saveMeanwhile = (values: Partial<SettingsAnswer['values']>, version: string) => {
    Object.assign(state, { version, values: { ...state.values, ...values } });
    press(save());
  };
  fill(packText('base'), '7', form('prices'));
  saveMeanwhile({ price_international: 25 }, 'v2');
  const shown = () => field(packText('international'), form('prices')).value;
  await waitFor(() => expect(shown()).toBe('25'));
  expect(field(packText('base'), form('prices')).value).toBe('7');
  const told = t('bar.meanwhile', { names: packText('base') });
  saveMeanwhile({ price_international: 30 }, 'v3');
  await waitFor(() => expect(shown()).toBe('30'));
  expect(screen.queryByText(told)).toBeNull();
  saveMeanwhile({ price_base: 9 }, 'v4');
  expect(await screen.findByText(told)).toBeTruthy();
  press(t('bar.discard'));
  expect(field(packText('base'), form('prices')).value).toBe('9');
});

test('the deadline is typed in the calendar and digits of the language, up to the minute', async () => {
  await openSettings({}, { part: 'season', language: 'fa' });
  fakeServer.answer(api.updateSettings, { success: true, waits: false, change: 'change-2' });
  const parts = within(screen.getByRole('group', { name: t('fields.deadline') }));
  const shown = () => parts.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(shown()).toEqual(['۲۴', '۱۲', '۱۴۰۴', '۲۳', '۵۹']);
  fill(t('time.hour'), '۹', parts);
  fill(t('time.minute'), '۰5', parts);
  fill(member('date.day'), '۲۵', parts);
  expect(shown()).toEqual(['۲۵', '۱۲', '۱۴۰۴', '۹', '۰۵']);
  press(save());
  await waitFor(() =>
    expect(fakeServer.callsOf(api.updateSettings)[0]?.body).toMatchObject({
      deadline: '2026-03-16T09:05:59',
    }),
  );
});

test('a wrong value is said at its field and never sent', async () => {
  await openSettings();
  fill(packText('base'), 'five', form('prices'));
  fill(t('fields.shipping_price'), '-1', form('prices'));
  press(save());
  await waitFor(() =>
    expect(saidAt(field(packText('base'), form('prices')))).toBe(errors('invalid_type')),
  );
  expect(saidAt(field(t('fields.shipping_price'), form('prices')))).toBe(
    errors('number_out_of_range'),
  );
  const bar = within(screen.getByRole('group', { name: t('bar.label') }));
  expect(bar.queryByRole('alert')).toBeNull();
  expect(fakeServer.callsOf(api.updateSettings)).toEqual([]);
});

test('there is nothing to save until something changed, and what was typed can be discarded', async () => {
  await openSettings();
  expect(screen.queryByRole('button', { name: save() })).toBeNull();
  fill(packText('base'), '7', form('prices'));
  expect(screen.getByText(t('bar.count', { count: 1 }))).toBeTruthy();
  press(t('bar.discard'));
  expect(screen.queryByRole('button', { name: save() })).toBeNull();
  expect(field(packText('base'), form('prices')).value).toBe('5');
});

test('changes of several parts are saved together, and an error in another part is named', async () => {
  await openSettings();
  fakeServer.answer(api.updateSettings, { success: true, waits: false, change: 'change-2' });
  fill(packText('base'), 'five', form('prices'));
  press(t('parts.season'));
  fill(t('fields.season'), '2027/28', form('season'));
  press(save());
  const wrong = t('bar.elsewhere', { names: packText('base') });
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(fakeServer.callsOf(api.updateSettings)).toEqual([]);
  press(t('parts.money'));
  fill(packText('base'), '7', form('prices'));
  press(save());
  expect(await screen.findByText(t('done.saved'))).toBeTruthy();
  expect(fakeServer.callsOf(api.updateSettings)[0]?.body).toEqual({
    version: 'v1',
    price_base: 7,
    season: '2027/28',
  });
});

test('a saved change is undone where it is reported', async () => {
  await openSettings();
  fakeServer.answer(api.updateSettings, { success: true, waits: false, change: 'change-2' });
  fakeServer.answer(api.takeBackSettings, { success: true, waits: false, change: 'change-3' });
  fill(packText('base'), '7', form('prices'));
  press(save());
  await screen.findByText(t('done.saved'));
  await pressWhenReady(t('recent.takeBack'));
  await waitFor(() => expect(screen.queryByText(t('done.saved'))).toBeNull());
  expect(fakeServer.callsOf(api.takeBackSettings)[0]?.body).toEqual({ id: 'change-2' });
});

test('a promise that ends before it begins is refused at what was changed of it', async () => {
  await openSettings({}, { part: 'season' });
  const refused = { answer_days_from: 'number_out_of_range' } as const;
  fakeServer.answer(api.updateSettings, refusal('validation_error', { errors: refused }));
  fill(t('fields.answer_days_from'), '۵', form('answer'));
  press(save());
  const first = () => field(t('fields.answer_days_from'), form('answer'));
  await waitFor(() => expect(saidAt(first())).toBe(errors('number_out_of_range')));
  expect(fakeServer.callsOf(api.updateSettings)[0]?.body).toEqual({
    version: 'v1',
    answer_days_from: 5,
  });
  fill(t('fields.answer_days_to'), '21', form('answer'));
  press(save());
  const last = () => field(t('fields.answer_days_to'), form('answer'));
  await waitFor(() => expect(saidAt(last())).toBe(errors('number_out_of_range')));
  expect(fakeServer.callsOf(api.updateSettings)).toHaveLength(1);
});

test('a promise that was changed is said at once, without opening the page anew', async () => {
  const state = await openSettings({}, { language: 'it', part: 'season' });
  const promised = { from: 5, to: 7 };
  fakeServer.answer(api.updateSettings, () => {
    const values = { ...state.values, answer_days_from: 5, answer_days_to: 7 };
    Object.assign(state, { version: 'v2', values });
    answerSettings({ answer_days_from: promised.from, answer_days_to: promised.to });
    return { success: true, waits: false, change: 'change-2' };
  });
  expect(i18n.t('faq:review.answer')).toContain('2\u00a0o\u00a03 giorni lavorativi');
  fill(t('fields.answer_days_from'), '5', form('answer'));
  fill(t('fields.answer_days_to'), '7', form('answer'));
  press(save());
  // The form is remounted with the stored values.
  await waitFor(() => expect(screen.getByText(t('done.saved'))).toBeTruthy());
  expect(i18n.t('faq:review.answer')).toContain('5-7 giorni lavorativi');
});

test('changes by others are shown and named; typed values stay and are saved over them', async () => {
  const state = await openSettings();
  fakeServer.answer(api.updateSettings, () => {
    Object.assign(state, { version: 'v2', values: { ...state.values, shipping_price: 8 } });
    return refusal('settings_changed');
  });
  fill(packText('base'), '7', form('prices'));
  press(save());
  expect(await screen.findByText(t('bar.changed'))).toBeTruthy();
  // The fields follow in the render after the sentence.
  await waitFor(() => expect(field(t('fields.shipping_price'), form('prices')).value).toBe('8'));
  expect(field(packText('base'), form('prices')).value).toBe('7');
  fakeServer.answer(api.updateSettings, { success: true, waits: false, change: 'change-2' });
  press(save());
  expect(await screen.findByText(t('done.saved'))).toBeTruthy();
  expect(fakeServer.callsOf(api.updateSettings)[1]?.body).toEqual({ version: 'v2', price_base: 7 });
});

test('a setting that both owners have changed is named once', async () => {
  const state = await openSettings();
  fakeServer.answer(api.updateSettings, () => {
    Object.assign(state, { version: 'v2', values: { ...state.values, price_base: 9 } });
    return refusal('settings_changed');
  });
  fill(packText('base'), '7', form('prices'));
  press(save());
  const named = t('bar.meanwhile', { names: packText('base') });
  expect(await screen.findByText(named)).toBeTruthy();
  expect(screen.queryByText(t('bar.changed'))).toBeNull();
  expect(screen.queryByText(errors('settings_changed'))).toBeNull();
});

test('payment details that wait are confirmed by the second person, and cannot be withdrawn meanwhile', async () => {
  const state = await openSettings({ pending }, { role: 'treasurer' });
  expect(screen.getByText('•••• 6783')).toBeTruthy();
  const { promise, resolve } = Promise.withResolvers<{ success: true }>();
  fakeServer.answer(api.confirmSettings, () => promise);
  press(t('pending.confirm'));
  await waitFor(() => expect(fakeServer.callsOf(api.confirmSettings)).toHaveLength(1));
  expect(() => press(t('pending.drop'))).toThrow('cannot be pressed now');
  state.pending = null;
  resolve({ success: true });
  await waitFor(() => expect(screen.queryByText(t('pending.title'))).toBeNull());
  expect(fakeServer.callsOf(api.confirmSettings)[0]?.body).toEqual({ id: 'pending-1' });
});

test('an owner whose role is new reads when confirming becomes possible, and has no button for it', async () => {
  await openSettings({ pending: { ...pending, confirm_from: '2026-02-05T10:00:00.000Z' } });
  expect(screen.getByText(/can confirm from .*2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('pending.confirm') })).toBeNull();
  expect(screen.getByRole('button', { name: t('pending.drop') })).toBeTruthy();
});

test('an owner who asked for changes can withdraw them and not confirm them', async () => {
  const state = await openSettings({ pending: { ...pending, is_yours: true } });
  expect(screen.queryByRole('button', { name: t('pending.confirm') })).toBeNull();
  fakeServer.answer(api.dropSettings, () => {
    state.pending = null;
    return { success: true };
  });
  press(t('pending.drop'));
  await waitFor(() => expect(screen.queryByText(t('pending.title'))).toBeNull());
});

test('a change is taken back by a click, which is not offered of what was changed since', async () => {
  const taken = { ...recent, changed_since: true };
  await openSettings({ recent: [recent] });
  fakeServer.answer(api.takeBackSettings, () => {
    fakeServer.answer(api.listSettingChanges, { changes: [taken], next_cursor: null });
    return { success: true, waits: false, change: 'change-2' };
  });
  await pressWhenReady(/Undo the change/);
  expect(await screen.findByText(t('recent.changedSince'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Undo the change/ })).toBeNull();
  expect(fakeServer.callsOf(api.takeBackSettings)[0]?.body).toEqual({ id: 'change-1' });
});

test('earlier changes come a page at a time', async () => {
  const earlier = { ...recent, id: 'change-0', admin_email: 'earlier@example.com' };
  fakeServer.answer(api.listSettingChanges, ({ query }) =>
    query.cursor === 'more'
      ? { changes: [earlier], next_cursor: null }
      : { changes: [recent], next_cursor: 'more' },
  );
  await openSettings();
  await pressWhenReady(admin('list.more'));
  expect(await screen.findByText('earlier@example.com')).toBeTruthy();
  expect(screen.getByText(recent.admin_email)).toBeTruthy();
});

test('the page says that there is no waiting change', async () => {
  await openSettings();
  expect(await screen.findByText(t('recent.none'))).toBeTruthy();
});

test('a setting that was mistyped in Firestore is named', async () => {
  await openSettings({ malformed: ['season', 'deadline'] }, { part: 'season' });
  const names = `${t('fields.season')}, ${t('fields.deadline')}`;
  expect(screen.getByText(t('malformed', { names }))).toBeTruthy();
});
