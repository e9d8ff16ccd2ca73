import { api } from '@fanclub/contract/api';
import type { Season } from '@fanclub/contract/seasons/admin-routes';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { errors, packText } from '#testing/texts.ts';
import { field, findDialog, letThingsHappen, press, saidAt } from '#testing/user-events.ts';
import { currentSeason, openSettings, save, t } from './testing/open-settings.ts';

const past: Season = {
  ...currentSeason,
  id: '2025-26',
  label: '2025/26',
  state: 'past',
  ends: '2026-06-30',
  started_at: '2025-07-01T10:00:00.000Z',
  version: 2,
};
const current: Season = { ...currentSeason, ends: '2027-06-30', version: 1 };
const next: Season = {
  ...currentSeason,
  id: '2027-28',
  label: '2027/28',
  state: 'next',
  opens: '2027-05-01',
  ends: '2028-06-30',
  plan: { ...currentSeason.plan, price_base: 6.5, brings_gift: 'base under_14' },
  version: 3,
};

type Options = Parameters<typeof openSettings>[1];

/**
 * Renders the settings with these seasons. Returns the state with which the fake server responds; a test can change it.
 */
async function openSeasons(seasons: Season[], options?: Options) {
  const state = { seasons };
  fakeServer.answer(api.listSeasons, () => structuredClone(state));
  await openSettings({}, { ...options, part: 'season' });
  await screen.findByRole('list', { name: t('seasons.title') });
  return state;
}

const rows = () =>
  within(screen.getByRole('list', { name: t('seasons.title') })).getAllByRole('listitem');
const row = (label: string) => {
  const found = rows().find((one) => one.textContent?.startsWith(label));
  if (!found) throw new Error(`No season ${label}`);
  return within(found);
};
const action = (name: 'end' | 'change' | 'start' | 'drop', { label }: Season) =>
  `${t(`seasons.actions.${name}`)}: ${label}`;
const plan = (season = '2027/28') => t('seasons.form.plan', { season });
/** Returns the field of a price in the dialog that plans a season. */
const price = (
  name: 'price_base' | 'shipping_price',
  dialog: Awaited<ReturnType<typeof findDialog>>,
) =>
  field(
    name === 'price_base' ? packText('base') : t(`fields.${name}`),
    within(dialog.getByRole('group', { name: t('groups.prices') })),
  );
/** Returns the first input of a date field in the dialog. Only this input has the field's name. */
const dayPart = (name: string) =>
  document.querySelector<HTMLInputElement>(`[role="dialog"] [name="${name}"]`) as HTMLInputElement;

test('each season says where it stands and until when its memberships hold', async () => {
  await openSeasons([past, current, next]);
  expect(rows()).toHaveLength(3);
  expect(row('2025/26').getByText(t('seasons.states.past'))).toBeTruthy();
  expect(row('2026/27').getByText(t('seasons.states.current'))).toBeTruthy();
  expect(row('2027/28').getByText(t('seasons.states.next'))).toBeTruthy();
  expect(row('2026/27').getByText(/Memberships until (June 30, 2027|30 June 2027)/)).toBeTruthy();
  expect(row('2027/28').getByText(/Starts automatically on .*2027/)).toBeTruthy();
  expect(screen.queryByText(t('seasons.none'))).toBeNull();
  expect(screen.queryByRole('button', { name: plan() })).toBeNull();
});

test('the days of a season stand in both calendars in Persian', async () => {
  await openSeasons([current], { language: 'fa' });
  const said = rows()[0]?.textContent;
  expect(said).toContain('۱۴۰۶');
  expect(said).toMatch(/2027|۲۰۲۷/);
});

test.each(languageCodes)(
  'a club that never planned one is offered the next: %s',
  async (language) => {
    await openSeasons([currentSeason], { language });
    expect(screen.getByText(t('seasons.noEnd'))).toBeTruthy();
    expect(screen.getByText(t('seasons.none'))).toBeTruthy();
    expect(screen.getByRole('button', { name: plan() })).toBeTruthy();
  },
);

test('seasons that cannot be had are asked for again', async () => {
  fakeServer.answer(api.listSeasons, refusal('service_busy'));
  await openSettings({}, { part: 'season' });
  expect(await screen.findByText(errors('service_busy'))).toBeTruthy();
});

test('a plan begins with all as it is now, a year later', async () => {
  const state = await openSeasons([current]);
  fakeServer.answer(api.saveSeason, () => {
    state.seasons = [current, next];
    return { season: next };
  });
  press(plan());
  const dialog = await findDialog(plan());
  fireEvent.change(price('price_base', dialog), { target: { value: '۶٫۵' } });
  press(save(), dialog);
  expect(await screen.findByText(t('seasons.states.next'))).toBeTruthy();
  const [call] = fakeServer.callsOf(api.saveSeason);
  expect(call?.params).toEqual({ seasonId: '2027-28' });
  expect(call?.body).toEqual({
    opens: null,
    ends: '2028-06-30',
    plan: { ...current.plan, deadline: '2027-03-15T23:59:59', price_base: 6.5 },
    version: 0,
  });
});

test('a wrong price of a plan is said at its field and never sent', async () => {
  await openSeasons([current]);
  press(plan());
  const dialog = await findDialog(plan());
  fireEvent.change(price('price_base', dialog), { target: { value: '-1' } });
  press(save(), dialog);
  await waitFor(() =>
    expect(saidAt(price('price_base', dialog))).toBe(errors('number_out_of_range')),
  );
  expect(fakeServer.callsOf(api.saveSeason)).toEqual([]);
});

test('an error of the server about a plan is shown at its fields', async () => {
  await openSeasons([current]);
  const refused = { 'plan.shipping_price': 'invalid_value', ends: 'invalid_date' } as const;
  fakeServer.answer(api.saveSeason, refusal('validation_error', { errors: refused }));
  press(plan());
  const dialog = await findDialog(plan());
  press(save(), dialog);
  await waitFor(() =>
    expect(saidAt(price('shipping_price', dialog))).toBe(errors('invalid_value')),
  );
  expect(saidAt(dayPart('ends'))).toContain(errors('invalid_date'));
});

test('only the end of a season that has begun can be set', async () => {
  await openSeasons([past, current]);
  fakeServer.answer(api.saveSeason, { season: current });
  press(action('end', current));
  const dialog = await findDialog(t('seasons.form.end', { season: '2026/27' }));
  press(save(), dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = fakeServer.callsOf(api.saveSeason);
  expect(call?.params).toEqual({ seasonId: '2026-27' });
  expect(call?.body).toEqual({ opens: null, ends: '2027-06-30', plan: {}, version: 1 });
});

test('a start asks first, says what it changes, and all of the section is read anew', async () => {
  const state = await openSeasons([current, next]);
  fakeServer.answer(api.startSeason, () => {
    state.seasons = [
      { ...current, state: 'past' },
      { ...next, state: 'current' },
    ];
    return { success: true };
  });
  press(action('start', next));
  const dialog = await findDialog(t('seasons.start.title', { season: '2027/28' }));
  expect(dialog.getByText(t('seasons.start.running'))).toBeTruthy();
  const changes = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changes.some((text) => text?.includes('6.5'))).toBe(true);
  expect(changes.some((text) => text?.includes(t('fields.shipping_price')))).toBe(false);
  await letThingsHappen();
  expect(fakeServer.callsOf(api.startSeason)).toEqual([]);
  const before = [api.readSettings, api.settings].map((one) => fakeServer.callsOf(one).length);
  press(t('seasons.start.confirm'), dialog);
  await waitFor(() => expect(row('2027/28').getByText(t('seasons.states.current'))).toBeTruthy());
  expect(fakeServer.callsOf(api.startSeason)[0]?.params).toEqual({ seasonId: '2027-28' });
  const after = [api.readSettings, api.settings].map((one) => fakeServer.callsOf(one).length);
  expect(after.every((count, place) => count > (before[place] ?? 0))).toBe(true);
});

test('a start that is refused says why', async () => {
  await openSeasons([current, next]);
  fakeServer.answer(api.startSeason, refusal('season_changed'));
  press(action('start', next));
  const dialog = await findDialog(t('seasons.start.title', { season: '2027/28' }));
  press(t('seasons.start.confirm'), dialog);
  expect(await dialog.findByText(errors('season_changed'))).toBeTruthy();
});

test('a plan is dropped after a question', async () => {
  const state = await openSeasons([current, next]);
  fakeServer.answer(api.dropSeason, () => {
    state.seasons = [current];
    return { success: true };
  });
  press(action('drop', next));
  const dialog = await findDialog(t('seasons.drop.title', { season: '2027/28' }));
  expect(fakeServer.callsOf(api.dropSeason)).toEqual([]);
  press(t('seasons.actions.drop'), dialog);
  expect(await screen.findByText(t('seasons.none'))).toBeTruthy();
  expect(fakeServer.callsOf(api.dropSeason)[0]?.params).toEqual({ seasonId: '2027-28' });
});

test('a treasurer reads the seasons and finds no keys there, nor is told to plan one', async () => {
  await openSeasons([past, current, next], { role: 'treasurer' });
  expect(rows()).toHaveLength(3);
  for (const one of rows()) expect(within(one).queryAllByRole('button')).toEqual([]);
  expect(screen.getByText(t('seasons.leadRead'))).toBeTruthy();
  expect(screen.queryByText(t('seasons.lead'))).toBeNull();
});
