import { api } from '@fanclub/contract/api';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { Candidate } from '@fanclub/contract/statements/lines';
import { formatDay } from '@fanclub/contract/text/format';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatDateTime } from '#i18n/format.ts';
import { i18n } from '#i18n/i18n.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { errors, money } from '#testing/texts.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';
import {
  aCandidate,
  aLine,
  idOf,
  openStatements,
  request_number,
  t,
} from './testing/open-statements.ts';
import type { ListedLine } from './use-lines.ts';

const panel = i18n.getFixedT(null, 'admin');

const doubtful = aCandidate({
  member_id: 'm2',
  first_name: 'Li',
  last_name: 'Wei',
  request_number: 'JOFCI-AAAABBBB',
  reasons: ['name'],
  doubts: ['amount_differs'],
  is_certain: false,
  open: 3000,
});
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test.each(languageCodes)('each transfer says whose it may be and why: %s', async (language) => {
  await openStatements([{ line: aLine(), candidates: [aCandidate(), doubtful], split: null }], {
    language,
  });
  await screen.findByText('ROSSI SARA');
  expect([box('Sara Rossi').checked, box('Li Wei').checked]).toEqual([true, false]);
  expect(screen.getByText(t('candidates.certain'))).toBeTruthy();
  expect(screen.getByText(t('candidates.doubts.amount_differs'))).toBeTruthy();
  expect(screen.getByText(t('candidates.reasons.name'))).toBeTruthy();
});

test('all that are certain are confirmed at once; one that changed meanwhile stays for a look', async () => {
  const lines: ListedLine[] = [
    { line: aLine(), candidates: [aCandidate()], split: null },
    { line: aLine({ id: idOf(2) }), candidates: [aCandidate({ member_id: 'm3' })], split: null },
    { line: aLine({ id: idOf(3), payer: 'LI WEI' }), candidates: [doubtful], split: null },
  ];
  await openStatements(lines);
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  fakeServer.answer(api.confirmStatementLine, ({ params }) => {
    if (params.lineId === idOf(2)) return refusal('changed_meanwhile', { changed: ['received'] });
    lines.shift();
    return { line: aLine({ state: 'used', left: 0 }) };
  });
  await pressWhenReady(t('actions.all', { count: 2 }));
  const said = await screen.findByText(new RegExp(t('actions.allDone', { done: 1 })));
  expect(said.textContent).toContain(t('actions.allLeft', { count: 1 }));
  expect(seen).toHaveBeenCalledOnce();
  expect(fakeServer.callsOf(api.confirmStatementLine).map(({ body }) => body.shares)).toEqual([
    [{ member_id: 'm1', request_number, open: 2000 }],
    [{ member_id: 'm3', request_number, open: 2000 }],
  ]);
  await waitFor(() =>
    expect(screen.getAllByText(/JOFCI-7KQ2M9XA/, { selector: 'p > bdi' })).toHaveLength(2),
  );
});

test('a transfer that was confirmed leaves the list, and a message says for whom', async () => {
  const lines: ListedLine[] = [{ line: aLine(), candidates: [aCandidate()], split: null }];
  await openStatements(lines);
  fakeServer.answer(api.confirmStatementLine, () => {
    lines.shift();
    return { line: aLine({ state: 'used', left: 0 }) };
  });
  const said = {
    amount: formatMoney({ amount: 2000, currency: 'EUR' }, 'en'),
    names: 'Sara Rossi',
  };
  await pressWhenReady(t('actions.confirmOf', { ...said, name: said.names }));
  expect((await screen.findByRole('alert')).textContent).toBe(t('actions.recorded', said));
  await waitFor(() => expect(screen.queryByText('ROSSI SARA')).toBeNull());
});

test('a transfer is split among those who are ticked, and a refusal says why', async () => {
  const other = { ...doubtful, open: 1000 };
  const line = aLine({ amount: 3000, left: 3000 });
  await openStatements([
    { line, candidates: [{ ...aCandidate(), is_certain: false }, other], split: null },
  ]);
  fakeServer.answer(api.confirmStatementLine, refusal('sum_differs'));
  await screen.findByText('ROSSI SARA');
  fireEvent.click(box('Sara Rossi'));
  fireEvent.click(box('Li Wei'));
  press(t('actions.split', { count: 2 }));
  expect(await screen.findByText(errors('sum_differs'))).toBeTruthy();
  expect(fakeServer.callsOf(api.confirmStatementLine)[0]?.body.shares).toEqual([
    { member_id: 'm1', request_number, open: 2000 },
    { member_id: 'm2', request_number: 'JOFCI-AAAABBBB', open: 1000 },
  ]);
});

test('the rest of a partly assigned transfer is offered as the amount', async () => {
  const line = aLine({ amount: 3000, left: 1000 });
  await openStatements([{ line, candidates: [aCandidate()], split: null }]);
  const said = (amount: number) => formatMoney({ amount, currency: 'EUR' }, 'en');
  const name = t('actions.confirmOf', { amount: said(1000), name: 'Sara Rossi' });
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(screen.getByText(t('list.left', { amount: said(3000) }))).toBeTruthy();
});

const together: Pick<Candidate, 'reasons' | 'doubts' | 'is_certain'> = {
  reasons: ['shared_sum'],
  doubts: [],
  is_certain: false,
};
const parent = aCandidate({ ...together, reasons: ['number', 'shared_sum'] });
const child = aCandidate({
  ...together,
  member_id: 'm4',
  request_number: 'JOFCI-DDDDEEEE',
  first_name: 'Dana',
  open: 500,
});
/** Returns a transfer of 25 euro that pays for parent and child. */
const ofFamily = (isCertain: boolean, id = 1): ListedLine => ({
  line: aLine({ id: idOf(id), amount: 2500, left: 2500 }),
  candidates: [parent, child],
  split: { request_numbers: [request_number, child.request_number], is_certain: isCertain },
});
const bothShares = [
  { member_id: 'm1', request_number, open: 2000 },
  { member_id: 'm4', request_number: child.request_number, open: 500 },
];

test.each(languageCodes)(
  'one transfer for a family is ticked for all of them where it is certain: %s',
  async (language) => {
    await openStatements([ofFamily(true)], { language });
    await screen.findByText('ROSSI SARA');
    const all = box(t('candidates.together', { count: 2 }));
    expect([all.checked, box('Sara Rossi').checked, box('Dana Rossi').checked]).toEqual([
      true,
      true,
      true,
    ]);
    expect(screen.getAllByText(t('candidates.reasons.shared_sum'), { exact: false })).toHaveLength(
      2,
    );
    fakeServer.answer(api.confirmStatementLine, { line: aLine({ state: 'used', left: 0 }) });
    press(t('actions.split', { count: 2 }));
    await waitFor(() =>
      expect(fakeServer.callsOf(api.confirmStatementLine)[0]?.body.shares).toEqual(bothShares),
    );
  },
);

test('a transfer that a family may have paid together waits for one tick, which takes all of them', async () => {
  await openStatements([ofFamily(false)]);
  await screen.findByText('ROSSI SARA');
  const all = box(t('candidates.together', { count: 2 }));
  expect([all.checked, box('Sara Rossi').checked]).toEqual([false, false]);
  expect(screen.queryByRole('button', { name: t('actions.all', { count: 1 }) })).toBeNull();
  fireEvent.click(all);
  expect([box('Sara Rossi').checked, box('Dana Rossi').checked]).toEqual([true, true]);
  expect(screen.getByRole('button', { name: t('actions.split', { count: 2 }) })).toBeTruthy();
  fireEvent.click(box('Dana Rossi'));
  expect([all.checked, all.dataset.indeterminate]).toEqual([false, 'true']);
  fireEvent.click(all);
  fireEvent.click(all);
  expect([box('Sara Rossi').checked, box('Dana Rossi').checked]).toEqual([false, false]);
});

test.each(languageCodes)(
  'one transfer for a renewal and an earlier season names both with their parts: %s',
  async (language) => {
    const earlier = { ...child, member_id: 'm1', season: '2025/26', first_name: 'Sara' };
    const { line, split } = ofFamily(true);
    await openStatements([{ line, candidates: [parent, earlier], split }], { language });
    const parts = [parent, earlier].map(({ season, open }) =>
      t('candidates.part', {
        season,
        amount: formatMoney({ amount: open ?? 0, currency: 'EUR' }, language),
      }),
    );
    await screen.findByText('ROSSI SARA');
    const label = document.querySelector('label')?.textContent ?? '';
    for (const part of parts) expect(label).toContain(part);
    fakeServer.answer(api.confirmStatementLine, { line: aLine({ state: 'used', left: 0 }) });
    const amount = formatMoney({ amount: 2500, currency: 'EUR' }, language);
    press(t('actions.confirmOf', { amount, name: 'Sara Rossi' }));
    await waitFor(() =>
      expect(fakeServer.callsOf(api.confirmStatementLine)[0]?.body.shares).toEqual([
        bothShares[0],
        { ...bothShares[1], member_id: 'm1' },
      ]),
    );
  },
);

const ada = aCandidate({
  member_id: 'm9',
  first_name: 'Ada',
  last_name: 'Neri',
  request_number: 'JOFCI-2ZZZZZZZ',
  reasons: [],
  is_certain: false,
  is_confirmed: true,
  open: 21_046_000,
});

/** Presses "Somebody else" of a transfer, searches, and returns the dialog. */
async function searchFor(text: string, amount: string) {
  press(t('actions.otherOf', { amount }));
  const dialog = await findDialog(t('other.title', { amount }));
  const search = dialog.getByRole('searchbox', { name: money('choose.search') });
  fireEvent.change(search, { target: { value: text } });
  return dialog;
}

test('a member who is looked up is shown with the payment that no statement has shown yet', async () => {
  const amount = formatMoney({ amount: 21_046_000, currency: 'IRR' }, 'en');
  const line = aLine({ amount: 21_046_000, left: 21_046_000, currency: 'IRR' });
  await openStatements([{ line, candidates: [], split: null }]);
  fakeServer.answer(api.searchStatementPayers, { candidates: [ada] });
  fakeServer.answer(api.confirmStatementLine, { line: aLine({ state: 'used', left: 0 }) });
  expect(await screen.findByText(t('list.unknown'))).toBeTruthy();
  const dialog = await searchFor('neri', amount);
  const found = await dialog.findByRole('button', {
    name: money('choose.add', { name: 'Ada Neri' }),
  });
  expect(found.textContent).toContain(t('candidates.unseen', { amount }));
  fireEvent.click(found);
  const unseen = t('candidates.unseen', { amount }).replace(/\s/g, ' ');
  expect(await screen.findByText(unseen)).toBeTruthy();
  expect(screen.getByText(t('candidates.confirmed'))).toBeTruthy();
  await pressWhenReady(t('actions.confirmOf', { amount, name: 'Ada Neri' }));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.confirmStatementLine)[0]?.body.shares).toEqual([
      { member_id: 'm9', request_number: 'JOFCI-2ZZZZZZZ', open: 21_046_000 },
    ]),
  );
});

test('a transfer is set aside with its kind and a note, and taken back up', async () => {
  const lines: ListedLine[] = [{ line: aLine(), candidates: [], split: null }];
  await openStatements(lines, { sums: { own_kinds: ['Travel'] } });
  fakeServer.answer(api.setLineAside, ({ body: { aside, kind = null, note = null } }) => {
    const line = aLine({ state: aside ? 'set_aside' : 'open', kind, note });
    lines.splice(0, 1, { line, candidates: [], split: null });
    return { line };
  });
  await pressWhenReady(t('actions.asideOf', { amount: '€20' }));
  const dialog = await findDialog(t('aside.title', { amount: '€20' }));
  fireEvent.change(dialog.getByLabelText(t('aside.kind')), { target: { value: 'Travel' } });
  fireEvent.change(dialog.getByLabelText(new RegExp(t('aside.note'))), {
    target: { value: 'The bus' },
  });
  fireEvent.click(dialog.getByRole('button', { name: t('actions.aside') }));
  expect(await screen.findByText(t('list.empty.open'))).toBeTruthy();
  press(t('states.set_aside'));
  expect((await screen.findByText(/Travel/)).textContent).toBe('Travel: The bus');
  await pressWhenReady(t('actions.backOf', { amount: '€20' }));
  expect(await screen.findByText(t('list.empty.set_aside'))).toBeTruthy();
  expect(fakeServer.callsOf(api.setLineAside).map(({ body }) => body)).toEqual([
    { aside: true, kind: 'Travel', note: 'The bus' },
    { aside: false },
  ]);
});

test.each(languageCodes)(
  'the room says what came in and went out by the statements, what became of it, and when it was counted: %s',
  async (language) => {
    const account = {
      way: 'bank',
      currency: 'EUR',
      in: { sum: 149_439, booked: 25_983, other: 123_456, open: 0 },
      out: { sum: 2500, booked: 500, other: 2000, open: 0 },
    } as const;
    await openStatements([], { language, sums: { accounts: [account] } });
    const room = within(await screen.findByRole('region', { name: t('sums.title') }));
    const said = (cents: number) => formatMoney({ amount: cents, currency: 'EUR' }, language);
    const lines = (['in', 'out'] as const).map((direction) => {
      const { sum, booked, other, open } = account[direction];
      const parts = { booked: said(booked), other: said(other), open: said(open) };
      return t(`sums.${direction}`, { sum: said(sum), ...parts });
    });
    lines.push(t('sums.balance', { sum: said(146_939) }));
    for (const line of lines) expect(room.getByText(line.replace(/\s/g, ' '))).toBeTruthy();
    const moment = formatDateTime('2026-11-21T10:00:00.000Z', language);
    expect(room.getByText(t('sums.counted', { moment }).replace(/\s/g, ' '))).toBeTruthy();
    const months = room.getByLabelText<HTMLSelectElement>(panel('months.from'));
    const first = months.options[1]?.value ?? '';
    fireEvent.change(months, { target: { value: first } });
    await waitFor(() =>
      expect(fakeServer.callsOf(api.readStatementSums).at(-1)?.query?.from).toBe(first),
    );
  },
);

test('a club without statements sees no sums', async () => {
  await openStatements();
  await screen.findByText(t('list.empty.open'));
  expect(screen.queryByRole('region', { name: t('sums.title') })).toBeNull();
});

test('a transfer that may be another one again says so, and is not confirmed with the others', async () => {
  const candidate = aCandidate({ doubts: ['perhaps_same_line'], is_certain: false });
  await openStatements([
    { line: aLine({ perhaps_same: true }), candidates: [candidate], split: null },
  ]);
  expect(await screen.findByText(t('list.perhapsSame'))).toBeTruthy();
  expect(screen.getByText(t('candidates.doubts.perhaps_same_line'))).toBeTruthy();
  expect(box('Sara Rossi').checked).toBe(false);
});

test.each(languageCodes)(
  'more than is due is recorded after one question: %s',
  async (language) => {
    await openStatements([{ line: aLine(), candidates: [aCandidate()], split: null }], {
      language,
    });
    fakeServer.answer(api.confirmStatementLine, ({ body }) =>
      body.more_than_due ? { line: aLine({ state: 'used', left: 0 }) } : refusal('more_than_due'),
    );
    await screen.findByText('ROSSI SARA');
    const [row] = screen.getAllByRole('button', { name: /Sara Rossi/ });
    if (row) fireEvent.click(row);
    const dialog = await findDialog(t('more.title'));
    fireEvent.click(dialog.getByRole('button', { name: t('more.confirm') }));
    await waitFor(() =>
      expect(fakeServer.callsOf(api.confirmStatementLine).map(({ body }) => body)).toEqual([
        { shares: [{ member_id: 'm1', request_number, open: 2000 }] },
        { shares: [{ member_id: 'm1', request_number, open: 2000 }], more_than_due: true },
      ]),
    );
  },
);

test('a transfer that the bank took back says so on both, and the recorded payment is reversed with one press', async () => {
  const incoming = aLine({ state: 'used', left: 0, kind: 'membership' });
  const out = aLine({
    id: idOf(2),
    direction: 'out',
    state: 'set_aside',
    kind: 'returned',
    day: '2026-11-23',
    text: 'STORNO',
  });
  const recorded = {
    member_id: 'm1',
    first_name: 'Sara',
    last_name: 'Rossi',
    request_number,
    payment_id: 'p1',
  };
  const pairing = { payments: [recorded], lines: [], refunds: [] };
  const none = { candidates: [], split: null };
  await openStatements([
    { line: incoming, ...none, pairing: { ...pairing, pair: out } },
    { line: out, ...none, pairing: { ...pairing, pair: incoming } },
  ]);
  fakeServer.answer(api.bookMoney, refusal('payment_not_found'));
  fakeServer.answer(api.decideOutgoingLine, { line: out });
  const still = t('pairing.stillRecorded', { names: 'Sara Rossi' });
  press(t('states.used'));
  const day = { amount: '€20', day: formatDay(out.day, 'en') };
  expect(await screen.findByText(t('pairing.takenBack', day))).toBeTruthy();
  expect(screen.getByText(new RegExp(still))).toBeTruthy();
  press(t('states.out'));
  expect(
    await screen.findByText(formatMoney({ amount: -2000, currency: 'EUR' }, 'en')),
  ).toBeTruthy();
  press(t('pairing.reverse', { count: 1 }));
  await screen.findByText(errors('payment_not_found'));
  expect(fakeServer.callsOf(api.bookMoney)).toMatchObject([
    { params: { id: 'm1' }, body: { what: 'reverse', reverses: 'p1' } },
  ]);
  await pressWhenReady(t('pairing.notOf', { amount: '€20' }));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.decideOutgoingLine)).toMatchObject([
      { params: { lineId: idOf(2) }, body: { what: 'neither' } },
    ]),
  );
});

test.each(languageCodes)(
  'an outgoing transfer that may be several things asks which it is: %s',
  async (language) => {
    const out = aLine({ id: idOf(2), direction: 'out', text: 'STORNO' });
    const refund = {
      member_id: 'm1',
      first_name: 'Sara',
      last_name: 'Rossi',
      request_number,
      payment_id: 'p1',
      day: '2026-11-19',
    };
    const lines = [aLine({ id: idOf(3), payer: 'LI WEI' })];
    const pairing = { pair: null, payments: [], lines, refunds: [refund] };
    await openStatements([{ line: out, candidates: [], split: null, pairing }], { language });
    fakeServer.answer(api.decideOutgoingLine, { line: out });
    expect(await screen.findByText(t('pairing.question'))).toBeTruthy();
    expect(screen.getByText(/LI WEI/)).toBeTruthy();
    for (const button of screen.getAllByRole('button', { name: t('pairing.thisOne') })) {
      fireEvent.click(button);
      await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    }
    press(t('pairing.neither'));
    await waitFor(() =>
      expect(fakeServer.callsOf(api.decideOutgoingLine).map(({ body }) => body)).toEqual([
        { what: 'returned', line: idOf(3) },
        { what: 'refund', member_id: 'm1', payment_id: 'p1' },
        { what: 'neither' },
      ]),
    );
  },
);
