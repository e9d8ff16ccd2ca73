import { api } from '@fanclub/contract/api';
import type { Candidate, ShownLine } from '@fanclub/contract/statements/lines';
import type { StatementProfile } from '@fanclub/contract/statements/profile';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { openGate } from '#session/admin-gate.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { field, fill, findDialog, press, pressWhenReady } from '#testing/person.ts';
import type { ListedLine } from './statements/use-lines.ts';
import { error } from './testing/open-panel.ts';

const t = i18n.getFixedT(null, 'statements');
const money = i18n.getFixedT(null, 'money');

/** As long as the server's. */
const idOf = (line: number) => `${line}`.padStart(43, 'x');

const aLine = (changes: Partial<ShownLine> = {}): ShownLine => ({
  ...{ id: idOf(1), state: 'open', day: '2026-11-20', amount: 2000, left: 2000, currency: 'EUR' },
  ...{ way: 'bank', payer: 'ROSSI SARA', text: 'JOFCI-7KQ2M9XA', bank_id: null },
  imported_at: '2026-11-21T10:00:00.000Z',
  ...changes,
});
const aCandidate = (changes: Partial<Candidate> = {}): Candidate => ({
  ...{ member_id: 'm1', first_name: 'Sara', last_name: 'Rossi', open: 2000 },
  ...{ request_number: 'JOFCI-7KQ2M9XA', request_status: 'submitted', is_confirmed: false },
  ...{ reasons: ['number', 'amount'], doubts: [], is_certain: true },
  ...changes,
});
const doubtful = aCandidate({
  ...{ member_id: 'm2', first_name: 'Li', last_name: 'Wei', request_number: 'JOFCI-AAAABBBB' },
  ...{ reasons: ['name'], doubts: ['amount_differs'], is_certain: false, open: 3000 },
});

async function openStatements(
  lines: ListedLine[] = [],
  {
    language = 'en',
    profile = null,
  }: { language?: LanguageCode; profile?: StatementProfile | null } = {},
) {
  fakeServer.answer(api.listStatementLines, ({ query }) => ({
    lines: lines.filter(({ line }) => line.state === (query?.state ?? 'open')),
    next_cursor: null,
  }));
  fakeServer.answer(api.readStatementProfile, { profile });
  openGate(Date.now());
  await openApp('/admin/money?view=statements', { as: 'admin', language, role: 'treasurer' });
  await screen.findByLabelText(t('file.label'));
}

async function drop(text: string | Uint8Array<ArrayBuffer>) {
  const file = new File([text], 'statement.csv', { type: 'text/csv' });
  await act(async () => {
    fireEvent.change(screen.getByLabelText(t('file.label')), { target: { files: [file] } });
  });
}

const revolut = [
  'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
  'TOPUP,Current,2026-11-20 10:00:01,2026-11-20 10:00:05,From Sara JOFCI-7KQ2M9XA,20.00,0.00,EUR,COMPLETED,20',
  'TRANSFER,Current,2026-11-20 11:00:01,2026-11-20 11:00:05,Rent,-500.00,0.00,EUR,COMPLETED,0',
  'TOPUP,Current,2026-11-20 12:00:01,2026-11-20 12:00:05,Zero,0.00,0.00,EUR,COMPLETED,0',
  'TOPUP,Current,2026-11-20 12:00:01,,Waits,5.00,0.00,EUR,PENDING,0',
  'TOPUP,Current,2026-11-20 12:00:01,2026-11-20 12:00:05,Odd,5.0.0,0.00,EUR,COMPLETED,0',
].join('\n');

test.each(languageCodes)(
  'a file of Revolut is read by itself and imported: %s',
  async (language) => {
    await openStatements([], { language });
    fakeServer.answer(api.importStatement, { added: 1, known: 0 });
    await drop(revolut);
    await screen.findByText(t('profile.known'));
    expect(screen.getByText(/JOFCI-7KQ2M9XA/)).toBeTruthy();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(new RegExp(t('preview.problems.amount')))).toBeTruthy();
    press(t('preview.import', { count: 1 }));
    await screen.findByText(t('preview.done', { added: 1, known: 0 }));
    const [call] = fakeServer.callsOf(api.importStatement);
    expect(call?.body).toMatchObject({
      profile: { unit: 'EUR', decimal: '.', dates: 'ymd', way: 'revolut' },
      lines: [{ day: '2026-11-20', amount: 2000, raw_amount: '20.00', occurrence: 1 }],
    });
  },
);

const unknown = 'When;Who;What;How much\n03/04/2026;Sara;Fee;1.000\n05/04/2026;Li;Fee;20\n';

test('what a file does not tell is asked for, once for all', async () => {
  await openStatements();
  fakeServer.answer(api.importStatement, { added: 2, known: 0 });
  await drop(unknown);
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ });
  await screen.findByText(t('profile.missing'));
  fill(t('profile.columns.day'), '0');
  fill(t('profile.columns.amount'), '3');
  fill(t('profile.columns.payer'), '1');
  fill(t('profile.unit'), 'EUR');
  expect(submit().disabled).toBe(true);
  expect([field(t('profile.decimal')).value, field(t('profile.dates')).value]).toEqual(['', '']);
  fill(t('profile.decimal'), ',');
  expect(submit().disabled).toBe(true);
  fill(t('profile.dates'), 'dmy');
  expect(screen.getByText(/€1,000/, { selector: 'li bdi' })).toBeTruthy();
  press(t('preview.import', { count: 2 }));
  await screen.findByText(t('preview.done', { added: 2, known: 0 }));
  const body = fakeServer.callsOf(api.importStatement)[0]?.body;
  expect(body?.lines.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-04-03', 100_000],
    ['2026-04-05', 2000],
  ]);
  expect(body?.header).toMatch(/^[0-9a-f]{32}$/);
});

test('a file like one that a colleague brought is read as that one was', async () => {
  const profile: StatementProfile = {
    columns: {
      ...{ day: 0, amount: 3, credit: null, debit: null, payer: [1], text: [2] },
      ...{ bank_id: null, currency: null, status: null },
    },
    ...{ decimal: ',', dates: 'dmy', unit: 'EUR', way: 'bank' },
  };
  await openStatements([], { profile });
  await drop(unknown);
  await screen.findByText(t('profile.known'));
  expect(screen.getByText(/€1,000/, { selector: 'li bdi' })).toBeTruthy();
});

test('a file whose bytes tell nothing is asked about', async () => {
  await openStatements();
  const bytes = Uint8Array.from('Date,Name,Amount (EUR)\n20.11.2026,J\u00e4ger,20.00', (letter) =>
    letter.charCodeAt(0),
  );
  await drop(bytes);
  expect(await screen.findByText(t('encoding.title'))).toBeTruthy();
  press(t('encoding.windows-1252'));
  expect(await screen.findByText('Jäger')).toBeTruthy();
});

test('an import that fails in between is sent again under the same id', async () => {
  await openStatements();
  fakeServer.answer(api.importStatement, refusal('service_busy'));
  await drop(revolut);
  await pressWhenReady(t('preview.import', { count: 1 }));
  expect(await screen.findByText(error('service_busy'))).toBeTruthy();
  fakeServer.answer(api.importStatement, { added: 0, known: 1 });
  press(t('preview.import', { count: 1 }));
  await screen.findByText(t('preview.done', { added: 0, known: 1 }));
  const ids = fakeServer.callsOf(api.importStatement).map(({ params }) => params.importId);
  expect(new Set(ids).size).toBe(1);
});

test('a file without rows says so', async () => {
  await openStatements();
  await drop('Date,Amount\n');
  expect(await screen.findByText(t('file.empty'))).toBeTruthy();
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
  fakeServer.answer(api.confirmStatementLine, ({ params }) => {
    if (params.lineId === idOf(2)) return refusal('changed_meanwhile', { changed: ['received'] });
    lines.shift();
    return { line: aLine({ state: 'used', left: 0 }) };
  });
  await pressWhenReady(t('actions.all', { count: 2 }));
  const said = await screen.findByText(new RegExp(t('actions.allDone', { done: 1 })));
  expect(said.textContent).toContain(t('actions.allLeft', { left: 1 }));
  expect(fakeServer.callsOf(api.confirmStatementLine).map(({ body }) => body.shares)).toEqual([
    [{ member_id: 'm1', open: 2000 }],
    [{ member_id: 'm3', open: 2000 }],
  ]);
  await waitFor(() =>
    expect(screen.getAllByText(/JOFCI-7KQ2M9XA/, { selector: 'p > bdi' })).toHaveLength(2),
  );
});

test('what is unticked is not confirmed with the others', async () => {
  await openStatements([{ line: aLine(), candidates: [aCandidate()], split: null }]);
  await screen.findByText('ROSSI SARA');
  fireEvent.click(box('Sara Rossi'));
  expect(screen.queryByRole('button', { name: t('actions.all', { count: 1 }) })).toBeNull();
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
  expect(await screen.findByText(error('sum_differs'))).toBeTruthy();
  expect(fakeServer.callsOf(api.confirmStatementLine)[0]?.body.shares).toEqual([
    { member_id: 'm1', open: 2000 },
    { member_id: 'm2', open: 1000 },
  ]);
});

const together: Pick<Candidate, 'reasons' | 'doubts' | 'is_certain'> = {
  ...{ reasons: ['family_sum'], doubts: [], is_certain: false },
};
const parent = aCandidate({ ...together, reasons: ['number', 'family_sum'] });
const child = aCandidate({ ...together, member_id: 'm4', first_name: 'Dana', open: 500 });
/** Of 25 euro, for both of them. */
const ofFamily = (isCertain: boolean, id = 1): ListedLine => ({
  line: aLine({ id: idOf(id), amount: 2500, left: 2500 }),
  candidates: [parent, child],
  split: { member_ids: ['m1', 'm4'], is_certain: isCertain },
});
const bothShares = [
  { member_id: 'm1', open: 2000 },
  { member_id: 'm4', open: 500 },
];

test.each(languageCodes)(
  'one transfer for a family is ticked for all of them where it is certain: %s',
  async (language) => {
    await openStatements([ofFamily(true)], { language });
    await screen.findByText('ROSSI SARA');
    const all = box(t('candidates.together', { count: 2 }));
    expect([all.checked, box('Sara Rossi').checked, box('Dana Rossi').checked]).toEqual([
      ...[true, true, true],
    ]);
    expect(screen.getAllByText(t('candidates.reasons.family_sum'), { exact: false })).toHaveLength(
      2,
    );
    fakeServer.answer(api.confirmStatementLine, { line: aLine({ state: 'used', left: 0 }) });
    press(t('actions.split', { count: 2 }));
    await waitFor(() =>
      expect(fakeServer.callsOf(api.confirmStatementLine)[0]?.body.shares).toEqual(bothShares),
    );
  },
);

test('what a family may have paid together waits for one tick, which takes all of them', async () => {
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

test('the splits of families that are certain are confirmed with all others, whole or not at all', async () => {
  const whole = ofFamily(true);
  const part = ofFamily(true, 2);
  await openStatements([whole, part]);
  await screen.findAllByText('ROSSI SARA');
  const [, second] = screen.getAllByRole('checkbox', { name: 'Dana Rossi' });
  fireEvent.click(second as HTMLElement);
  fakeServer.answer(api.confirmStatementLine, { line: aLine({ state: 'used', left: 0 }) });
  await pressWhenReady(t('actions.all', { count: 1 }));
  await waitFor(() => expect(fakeServer.callsOf(api.confirmStatementLine)).toHaveLength(1));
  expect(fakeServer.callsOf(api.confirmStatementLine)[0]).toMatchObject({
    params: { lineId: idOf(1) },
    body: { shares: bothShares },
  });
});

test('a transfer of somebody whom it does not name is given to whom the treasurer finds', async () => {
  await openStatements([{ line: aLine(), candidates: [], split: null }]);
  const member = buildAdminMember({ id: 'm9', first_name: 'Ada', last_name: 'Neri' });
  fakeServer.answer(api.listUsers, { users: [member], total: 1, next_cursor: null });
  fakeServer.answer(api.confirmStatementLine, { line: aLine({ state: 'used', left: 0 }) });
  expect(await screen.findByText(t('list.unknown'))).toBeTruthy();
  press(t('actions.otherOf', { amount: '€20' }));
  const dialog = await findDialog(t('other.title', { amount: '€20' }));
  fireEvent.change(dialog.getByRole('searchbox', { name: money('choose.search') }), {
    target: { value: 'neri' },
  });
  await pressWhenReady(money('choose.add', { name: 'Ada Neri' }), dialog);
  await pressWhenReady(t('actions.confirmOf', { amount: '€20', name: 'Ada Neri' }));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.confirmStatementLine)[0]?.body.shares).toEqual([
      { member_id: 'm9' },
    ]),
  );
});

test('a transfer is set aside, and taken back up', async () => {
  const lines: ListedLine[] = [{ line: aLine(), candidates: [], split: null }];
  await openStatements(lines);
  fakeServer.answer(api.setLineAside, ({ body }) => {
    const line = aLine({ state: body.aside ? 'set_aside' : 'open' });
    lines.splice(0, 1, { line, candidates: [], split: null });
    return { line };
  });
  await pressWhenReady(t('actions.asideOf', { amount: '€20' }));
  expect(await screen.findByText(t('list.empty.open'))).toBeTruthy();
  press(t('states.set_aside'));
  await pressWhenReady(t('actions.backOf', { amount: '€20' }));
  expect(await screen.findByText(t('list.empty.set_aside'))).toBeTruthy();
  expect(fakeServer.callsOf(api.setLineAside).map(({ body }) => body.aside)).toEqual([true, false]);
});
