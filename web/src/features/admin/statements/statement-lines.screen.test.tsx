import { api } from '@fanclub/contract/api';
import type { Candidate } from '@fanclub/contract/statements/lines';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { error } from '#admin-kit/testing/open-panel.ts';
import { i18n } from '#i18n/i18n.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
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

const money = i18n.getFixedT(null, 'money');

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
  fakeServer.answer(api.confirmStatementLine, ({ params }) => {
    if (params.lineId === idOf(2)) return refusal('changed_meanwhile', { changed: ['received'] });
    lines.shift();
    return { line: aLine({ state: 'used', left: 0 }) };
  });
  await pressWhenReady(t('actions.all', { count: 2 }));
  const said = await screen.findByText(new RegExp(t('actions.allDone', { done: 1 })));
  expect(said.textContent).toContain(t('actions.allLeft', { left: 1 }));
  expect(fakeServer.callsOf(api.confirmStatementLine).map(({ body }) => body.shares)).toEqual([
    [{ member_id: 'm1', request_number, open: 2000 }],
    [{ member_id: 'm3', request_number, open: 2000 }],
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
    { member_id: 'm1', request_number, open: 2000 },
    { member_id: 'm2', request_number: 'JOFCI-AAAABBBB', open: 1000 },
  ]);
});

const together: Pick<Candidate, 'reasons' | 'doubts' | 'is_certain'> = {
  reasons: ['family_sum'],
  doubts: [],
  is_certain: false,
};
const parent = aCandidate({ ...together, reasons: ['number', 'family_sum'] });
const child = aCandidate({ ...together, member_id: 'm4', first_name: 'Dana', open: 500 });
/** Returns a transfer of 25 euro that pays for parent and child. */
const ofFamily = (isCertain: boolean, id = 1): ListedLine => ({
  line: aLine({ id: idOf(id), amount: 2500, left: 2500 }),
  candidates: [parent, child],
  split: { member_ids: ['m1', 'm4'], is_certain: isCertain },
});
const bothShares = [
  { member_id: 'm1', request_number, open: 2000 },
  { member_id: 'm4', request_number, open: 500 },
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
      { member_id: 'm9', request_number: member.request_number },
    ]),
  );
});

test('money for an earlier application is for that, unless the member is looked up', async () => {
  const earlier = aCandidate({ doubts: ['earlier_application'], is_certain: false });
  await openStatements([{ line: aLine(), candidates: [earlier], split: null }]);
  const present = buildAdminMember({
    id: 'm1',
    first_name: 'Sara',
    last_name: 'Rossi',
    request_number: 'JOFCI-2ZZZZZZZ',
  });
  fakeServer.answer(api.listUsers, { users: [present], total: 1, next_cursor: null });
  fakeServer.answer(api.confirmStatementLine, refusal('sum_differs'));
  await screen.findByText('ROSSI SARA');
  fireEvent.click(box('Sara Rossi'));
  const confirmIt = t('actions.confirmOf', { amount: '€20', name: 'Sara Rossi' });
  await pressWhenReady(confirmIt);
  expect(await screen.findByText(error('sum_differs'))).toBeTruthy();
  press(t('actions.otherOf', { amount: '€20' }));
  const dialog = await findDialog(t('other.title', { amount: '€20' }));
  fireEvent.change(dialog.getByRole('searchbox', { name: money('choose.search') }), {
    target: { value: 'rossi' },
  });
  await pressWhenReady(money('choose.add', { name: 'Sara Rossi' }), dialog);
  await pressWhenReady(confirmIt);
  await waitFor(() =>
    expect(fakeServer.callsOf(api.confirmStatementLine).map(({ body }) => body.shares)).toEqual([
      [{ member_id: 'm1', request_number, open: 2000 }],
      [{ member_id: 'm1', request_number: 'JOFCI-2ZZZZZZZ' }],
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
