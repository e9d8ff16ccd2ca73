import { api } from '@fanclub/contract/api';
import { type Card, type CardState, cardLists } from '@fanclub/contract/cards/card';
import type { AdminRole } from '@fanclub/contract/roles';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { errors } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import { buildAddress, buildCard } from './testing/build-card.ts';

const t = i18n.getFixedT(null, 'cards');

interface Opening {
  state?: CardState | 'unwanted';
  role?: AdminRole;
  language?: LanguageCode;
  path?: string;
  perPage?: number;
}

/** Renders the section of cards. The fake server lists these cards by state. */
async function openCards(cards: Card[], opening: Opening = {}) {
  const {
    state = 'to_print',
    role = 'reviewer',
    language = 'en',
    path = '',
    perPage = 50,
  } = opening;
  const listed = (list: string) =>
    cards.filter((card) => (list === 'unwanted' ? card.is_unwanted : card.state === list));
  const pageOf = ({ query }: { query: { state: string; cursor?: string | undefined } }) => {
    const all = listed(query.state);
    const begin = Number(query.cursor ?? 0);
    const end = begin + perPage;
    return { cards: all.slice(begin, end), next_cursor: end < all.length ? String(end) : null };
  };
  fakeServer.answer(api.listCards, pageOf);
  fakeServer.answer(api.listCardAddresses, (request) => {
    const { cards: page, next_cursor } = pageOf(request);
    return { cards: page.map(buildAddress), next_cursor };
  });
  fakeServer.answer(
    api.countCards,
    () => Object.fromEntries(cardLists.map((list) => [list, listed(list).length])) as never,
  );
  openGate(Date.now());
  await openApp(`/admin/cards${path}?state=${state}`, { as: 'admin', language, role });
}

const list = async (state: CardState | 'unwanted' = 'to_print') =>
  within(await screen.findByRole('list', { name: t(`lists.${state}`) }));
const tick = (name: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: t('row.tick', { name }) }));
/** Lets the fake server move cards to the requested state, so that its list of this state contains them. */
const marksAll = (cards: Card[]) =>
  fakeServer.answer(api.markCards, ({ body }) => ({
    results: body.cards.map(({ id, tracking }) => {
      const card = cards.find((one) => one.id === id);
      if (!card) return { id, outcome: 'gone' as const, card: null };
      card.state = body.state;
      card.tracking = tracking ?? card.tracking;
      return { id, outcome: 'done' as const, card: { ...card } };
    }),
  }));

test.each(languageCodes)(
  'the list says who gets which card, how many there are, and no address: %s',
  async (language) => {
    const cards = [
      buildCard('Sara Rossi'),
      buildCard('Ali Karimi'),
      buildCard('Lia Greco', { state: 'posted' }),
    ];
    await openCards(cards, { language });
    const rows = await (await list()).findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    const first = within(rows[0] as HTMLElement);
    expect(first.getByText('Sara Rossi')).toBeTruthy();
    expect(first.queryByText('Via Roma 12')).toBeNull();
    expect(first.getByRole('link', { name: 'JOFCI-7KQ2M9XA' }).getAttribute('href')).toContain(
      'JOFCI-7KQ2M9XA',
    );
    const chips = within(screen.getByRole('group', { name: t('lists.label') }));
    const chip = chips.getByRole('button', { pressed: true });
    await waitFor(() => expect(chip.textContent).toMatch(/[2۲]$/));
  },
);

test('many are marked as printed with one call, and the mark is taken back', async () => {
  const cards = [buildCard('Sara'), buildCard('Ali'), buildCard('Lia')];
  await openCards(cards);
  marksAll(cards);
  await (await list()).findByText('Sara');
  tick('Sara');
  tick('Lia');
  press(t('marks.printed'));
  expect(await screen.findByText(t('done.printed', { count: 2 }))).toBeTruthy();
  expect(fakeServer.callsOf(api.markCards)[0]?.body).toEqual({
    state: 'printed',
    cards: [
      { id: 'Sara_2026-27', from: 'to_print' },
      { id: 'Lia_2026-27', from: 'to_print' },
    ],
  });
  await waitFor(async () => expect((await list()).queryByText('Sara')).toBeNull());
  await pressWhenReady(t('undo'));
  expect(await (await list()).findByText('Sara')).toBeTruthy();
  expect(fakeServer.callsOf(api.markCards)[1]?.body).toMatchObject({
    state: 'to_print',
    cards: [{ from: 'printed' }, { from: 'printed' }],
  });
  expect(screen.queryByRole('button', { name: t('undo') })).toBeNull();
});

test('posting asks for a tracking number for each; a wrong one is refused at its field', async () => {
  const cards = [buildCard('Sara', { state: 'printed' }), buildCard('Ali', { state: 'printed' })];
  await openCards(cards, { state: 'printed' });
  marksAll(cards);
  await (await list('printed')).findByText('Sara');
  press(t('bar.all'));
  press(t('marks.posted'));
  const dialog = await findDialog(t('post.title', { count: 2 }));
  const label = (name: string) => new RegExp(t('post.number', { name }));
  fill(label('Sara'), 'no <number>', dialog);
  press(t('post.submit'), dialog);
  expect(await dialog.findByText(errors('invalid_value'))).toBeTruthy();
  expect(fakeServer.callsOf(api.markCards)).toEqual([]);
  fill(label('Sara'), ' rr 12 it', dialog);
  press(t('post.submit'), dialog);
  expect(await screen.findByText(t('done.posted', { count: 2 }))).toBeTruthy();
  expect(fakeServer.callsOf(api.markCards)[0]?.body).toMatchObject({
    state: 'posted',
    cards: [{ id: 'Sara_2026-27', from: 'printed' }, { id: 'Ali_2026-27' }],
  });
});

test('a card that came back is posted without its earlier tracking number', async () => {
  const card = buildCard('Sara', { state: 'returned', tracking: 'RR 11 IT' });
  await openCards([card], { state: 'returned' });
  await (await list('returned')).findByText('Sara');
  tick('Sara');
  press(t('marks.posted'));
  const dialog = await findDialog(t('post.title', { count: 1 }));
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('a card that somebody else has marked meanwhile stays as it is, and is named', async () => {
  const cards = [buildCard('Sara')];
  await openCards(cards);
  fakeServer.answer(api.markCards, {
    results: [
      { id: 'Sara_2026-27', outcome: 'conflict', card: buildCard('Sara', { state: 'printed' }) },
    ],
  });
  await (await list()).findByText('Sara');
  tick('Sara');
  press(t('marks.void'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(t('leftOut.title', { count: 1 }))).toBeTruthy();
  const why = t('leftOut.conflict', { state: t('lists.printed') });
  expect(alert.getByRole('listitem').textContent).toBe(`Sara – ${why}`);
});

test('a mark that fails says so, and the cards stay chosen', async () => {
  await openCards([buildCard('Sara')]);
  fakeServer.answer(api.markCards, refusal('service_busy'));
  await (await list()).findByText('Sara');
  expect(screen.queryByText(t('bar.count', { count: 0 }))).toBeNull();
  expect(screen.queryByText(t('whoMarks'), { exact: false })).toBeNull();
  tick('Sara');
  press(t('marks.printed'));
  expect(await screen.findByText(errors('service_busy'))).toBeTruthy();
  expect(screen.getByText(t('bar.count', { count: 1 }))).toBeTruthy();
});

test('a card that did not arrive is replaced once asked, and says that it is', async () => {
  const cards = [buildCard('Sara', { state: 'missing', reported_at: '2026-11-21T10:00:00.000Z' })];
  await openCards(cards, { state: 'missing' });
  fakeServer.answer(api.replaceCard, ({ params }) => {
    const replaced = {
      ...buildCard('Sara', { state: 'missing' }),
      replaced_by: `${params.cardId}_r1`,
    };
    cards[0] = replaced;
    return { card: buildCard('Sara', { id: `${params.cardId}_r1` }), replaced };
  });
  await (await list('missing')).findByText(t('row.reported'));
  press(t('replace.of', { name: 'Sara' }));
  const dialog = await findDialog(t('replace.of', { name: 'Sara' }));
  press(t('replace.open'), dialog);
  expect(await screen.findByText(t('replace.done'))).toBeTruthy();
});

test('a card shows that the name has changed and that the membership was withdrawn', async () => {
  const recipient = {
    ...buildCard('Sara').recipient,
    name_on_card: 'Sara Bianchi',
  } as Card['recipient'];
  await openCards([buildCard('Sara', { state: 'printed', is_unwanted: true, recipient })], {
    state: 'unwanted',
  });
  const rows = await list('unwanted');
  expect(await rows.findByText(t('row.unwanted'))).toBeTruthy();
  expect(rows.getByText(t('row.otherName', { name: 'Sara Bianchi' }))).toBeTruthy();
  tick('Sara');
  expect(screen.getByRole('button', { name: t('marks.void') })).toBeTruthy();
});

test('a treasurer sees the cards, marks none, and reads who does', async () => {
  await openCards([buildCard('Sara', { state: 'missing' })], {
    role: 'treasurer',
    state: 'missing',
  });
  await (await list('missing')).findByText('Sara');
  expect(screen.getByText(t('whoMarks'), { exact: false })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('group', { name: t('bar.label') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('replace.of', { name: 'Sara' }) })).toBeNull();
});

test.each(languageCodes)(
  'the ticked ones are printed as labels, or as a sheet: %s',
  async (language) => {
    const cards = [buildCard('Sara'), buildCard('Ali'), buildCard('Lia')];
    await openCards(cards, { language });
    await (await list()).findByText('Sara');
    tick('Sara');
    tick('Lia');
    fireEvent.click(screen.getByRole('link', { name: t('print.open') }));
    const labels = within(await screen.findByRole('region', { name: t('print.labels') }));
    expect(
      labels.getAllByRole('listitem').map((label) => label.querySelector('strong')),
    ).toMatchObject([
      { textContent: 'Sara', dir: 'auto' },
      { textContent: 'Lia', dir: 'auto' },
    ]);
    expect(labels.getAllByText('Italy')).toHaveLength(2);
    press(t('print.sheet'));
    const table = within(await screen.findByRole('table', { name: t('print.sheet') }));
    expect(table.getAllByRole('row')).toHaveLength(3);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    press(t('print.submit'));
    expect(print).toHaveBeenCalledOnce();
  },
);

test('a family at one address gets one envelope, to the guardian, with the names of the cards inside', async () => {
  const cards = ['Sara', 'Ali', 'Dana'].map((name) => {
    const card = buildAddress(buildCard(name));
    const ofSara = { household: 'Sara', recipient: { ...card.recipient, name: 'Sara' } };
    return { ...card, ...(name === 'Dana' && ofSara) };
  });
  fakeServer.answer(api.listCardAddresses, { cards, next_cursor: null });
  openGate(Date.now());
  await openApp('/admin/cards/print?state=to_print', {
    as: 'admin',
    language: 'en',
    role: 'owner',
  });
  const labels = within(await screen.findByRole('region', { name: t('print.labels') }));
  const [sara, ali, ...more] = labels.getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(sara?.querySelector('strong')?.textContent).toBe('Sara');
  const names = '\u2068Sara\u2069 and \u2068Dana\u2069';
  expect(sara?.textContent).toContain(t('print.inside', { count: 2, names }));
  expect(ali?.querySelector('small')?.textContent).toBe('JOFCI-7KQ2M9XA');
  expect(ali?.querySelector('small')?.dir).toBe('ltr');
});

test.each(languageCodes)('one card inside is named as one: %s', async (language) => {
  const card = buildAddress(buildCard('Dana'));
  const recipient = { ...card.recipient, name: 'Sara' };
  fakeServer.answer(api.listCardAddresses, { cards: [{ ...card, recipient }], next_cursor: null });
  openGate(Date.now());
  await openApp('/admin/cards/print?state=to_print', { as: 'admin', language, role: 'owner' });
  const labels = within(await screen.findByRole('region', { name: t('print.labels') }));
  const said = t('print.inside', { count: 1, names: '\u2068Dana\u2069' });
  expect(labels.getByRole('listitem').querySelector('small')?.textContent).toBe(
    `${said} · JOFCI-7KQ2M9XA`,
  );
  expect(said).not.toBe(t('print.inside', { count: 2, names: '\u2068Dana\u2069' }));
});

test('a list is read to its end before any of it is printed', async () => {
  await openCards([buildCard('Sara'), buildCard('Ali'), buildCard('Lia')], {
    path: '/print',
    perPage: 1,
  });
  const labels = within(await screen.findByRole('region', { name: t('print.labels') }));
  expect(labels.getAllByRole('listitem')).toHaveLength(3);
  expect(fakeServer.callsOf(api.listCardAddresses)).toHaveLength(3);
});

test('a card that waits for the payment says so, and stays where it is', async () => {
  const held = buildCard('Sara', { is_held: true });
  const outcome = 'unpaid' as const;
  fakeServer.answer(api.markCards, () => ({ results: [{ id: held.id, outcome, card: held }] }));
  await openCards([held]);
  (await list()).getByText(t('row.held'));
  tick(held.name_on_card);
  press(t('marks.printed'));
  await screen.findByText(new RegExp(t('leftOut.unpaid')));
});

test('typing a number finds the card on a later page, and Enter ticks it and empties the field', async () => {
  const cards = ['Anna', 'Berta', 'Carla'].map((name, place) => {
    const recipient = { name, name_on_card: name, request_number: `JOFCI-7KQ2M9X${place}` };
    return buildCard(name, { recipient });
  });
  await openCards(cards, { perPage: 2 });
  expect((await list()).getAllByRole('listitem')).toHaveLength(2);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: t('find.tick') });
  fireEvent.change(field, { target: { value: 'jofci-7kq2m9x2' } });
  await screen.findByText('Carla');
  expect((await list()).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('');
  expect(screen.getByText(t('bar.count', { count: 1 }))).toBeTruthy();
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticked).toEqual([false, false, true]);

  fireEvent.change(field, { target: { value: 'nobody' } });
  expect(await screen.findByText(t('find.none'))).toBeTruthy();
});
