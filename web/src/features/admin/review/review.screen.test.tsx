import { api } from '@fanclub/contract/api';
import { commonReasons } from '@fanclub/contract/words/items';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  findDetail,
  openPanel,
  pressKey,
  review,
  t,
  threePending,
} from '#admin-kit/testing/open-panel.ts';
import { accountOwing, approved, rejected } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { member } from '#testing/texts.ts';
import { fill, findDialog, letThingsHappen, plain, press } from '#testing/user-events.ts';

const reject = () => new RegExp(t('review:decide.rejectEffect'));
const undo = () => screen.getByRole('button', { name: /Undo \(/ });
const [sara, nora] = threePending();
const { request_number } = sara;

test('an approval is sent with the version that was seen, can be undone, and leads to the next', async () => {
  const { keep } = await openPanel();
  fakeServer.answer(api.approveUser, () => keep({ ...sara, ...approved, version: 4 }));
  press(new RegExp(t('review:decide.approveEffect')), await review('Sara Ahmadi'));
  await findDetail('Nora Ahmadi');
  expect(screen.getByText(t('review:undo.approve', { name: 'Sara Ahmadi' }))).toBeTruthy();
  expect(fakeServer.callsOf(api.approveUser)[0]).toMatchObject({
    params: { id: 'u1' },
    body: { request_number, version: 3 },
  });
  fakeServer.answer(api.undoDecision, () => keep({ ...sara, version: 5 }));
  fireEvent.click(undo());
  await findDetail('Sara Ahmadi');
  expect(screen.queryByText(t('review:undo.approve', { name: 'Sara Ahmadi' }))).toBeNull();
  const undone = { params: { id: 'u1' }, body: { request_number } };
  expect(fakeServer.callsOf(api.undoDecision)[0]).toMatchObject(undone);
});

test.each([
  ['a part that was seen since the receipt is left open', true, 'approveOpen'],
  ['a receipt that came later proves the rest', false, 'approveEffect'],
] as const)(
  'half an amount is said in the case and on the button: %s',
  async (_, seen_since_receipt, effect) => {
    const half = { EUR: 1000, IRR: 0 };
    const paid = { ...sara, total_price: 20, received: half, is_paid: false, seen_since_receipt };
    // The receipt is not from the registration: by itself, its time does not say what was seen since.
    const receipt = { receipt_added_at: '2026-02-03T10:00:00.000Z' };
    await openPanel({
      members: [{ ...paid, ...receipt, payment_method: 'euro', juventus_card: false }],
    });
    const bar = await review('Sara Ahmadi');
    const said = t('review:detail.receivedPart', { received: '€10', open: '€10' });
    expect(await screen.findByText(said)).toBeTruthy();
    const words = t(`review:decide.${effect}`, { amount: '€10' });
    expect(bar.getByRole('button', { name: new RegExp(words) })).toBeTruthy();
  },
);

test('the receipt may show the sum with what an earlier season has open', async () => {
  const account = accountOwing({ amount: 1000, currency: 'EUR' });
  await openPanel({ members: [{ ...sara, total_price: 22.5, rial_amount: null, account }] });
  await review('Sara Ahmadi');
  const said = t('review:detail.withRest', { amount: '€32.50', seasons: '2025/26' });
  expect(await screen.findByText(said)).toBeTruthy();
});

test('an approval of who has paid everything says that it confirms no payment', async () => {
  await openPanel({ members: [{ ...sara, is_paid: true, received: { EUR: 500, IRR: 0 } }] });
  const bar = await review('Sara Ahmadi');
  const words = t('review:decide.approvePaid');
  expect(bar.getByRole('button', { name: new RegExp(words) })).toBeTruthy();
});

test.each([
  ['free', 2000, 'approveFree'],
  ['reduced', 1000, 'approveEffect'],
] as const)(
  'a price that was lowered is said in the case, with its reason: %s',
  async (text, waived, effect) => {
    const lowered = {
      total_price: 20,
      rial_amount: null,
      payment_method: 'euro' as const,
      waived: { EUR: waived, IRR: 0 },
      is_paid: waived === 2000,
      reduction_reason: 'Honorary member',
      juventus_card: false,
    };
    await openPanel({ members: [{ ...sara, ...lowered }] });
    const bar = await review('Sara Ahmadi');
    expect(
      await screen.findByText(t(`review:detail.${text}`, { price: '€20', due: '€10' })),
    ).toBeTruthy();
    expect(screen.getByText('Honorary member')).toBeTruthy();
    expect(
      bar.getByRole('button', { name: new RegExp(t(`review:decide.${effect}`)) }),
    ).toBeTruthy();
  },
);

test('the undo is offered for fifteen seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { keep } = await openPanel();
  fakeServer.answer(api.approveUser, () => keep({ ...sara, ...approved, version: 4 }));
  press(new RegExp(t('review:decide.approveEffect')), await review('Sara Ahmadi'));
  await findDetail('Nora Ahmadi');
  await act(() => vi.advanceTimersByTimeAsync(13_000));
  expect(undo()).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(screen.queryByText(t('review:undo.approve', { name: 'Sara Ahmadi' }))).toBeNull();
});

test('a rejection carries its reason as it was written', async () => {
  const { keep } = await openPanel();
  fakeServer.answer(api.rejectUser, ({ body }) =>
    keep({ ...sara, ...rejected, rejection_reason: body.reason ?? null, version: 4 }),
  );
  press(reject(), await review('Sara Ahmadi'));
  const dialog = await findDialog(t('review:reject.title', { name: 'Sara Ahmadi' }));
  fill(new RegExp(t('review:reject.reason')), '  The amount is missing. ', dialog);
  press(t('review:reject.submit'), dialog);
  await findDetail('Nora Ahmadi');
  expect(screen.getByText(t('review:undo.reject', { name: 'Sara Ahmadi' }))).toBeTruthy();
  expect(fakeServer.callsOf(api.rejectUser)[0]).toMatchObject({
    params: { id: 'u1' },
    body: { reason: 'The amount is missing.', version: 3 },
  });
});

test('ready-made reasons are in the member’s language and choose what to mend, and a rejection needs none', async () => {
  const { keep } = await openPanel();
  fakeServer.answer(api.rejectUser, () => keep({ ...sara, ...rejected, version: 4 }));
  press(reject(), await review('Sara Ahmadi'));
  const dialog = await findDialog(t('review:reject.title', { name: 'Sara Ahmadi' }));
  const first = commonReasons.fa.receipt_unreadable;
  const typed = () => dialog.getByRole<HTMLTextAreaElement>('textbox').value;
  press(first, dialog);
  expect(typed()).toBe(first);
  const item = dialog.getByRole('button', { name: member('fields.receipt'), pressed: true });
  fireEvent.click(item);
  fill(new RegExp(t('review:reject.reason')), ' ', dialog);
  press(t('review:reject.submit'), dialog);
  await findDetail('Nora Ahmadi');
  const sent = { request_number, reason: null, version: 3 };
  expect(fakeServer.callsOf(api.rejectUser)[0]?.body).toEqual(sent);
});

test('a change by somebody else stops the decision, is named, and is shown', async () => {
  const { keep } = await openPanel();
  fakeServer.answer(api.approveUser, () => {
    keep({ ...sara, phone: '+393339999999', email: 'sara@example.org', version: 4 });
    return refusal('changed_meanwhile', { changed: ['phone'] });
  });
  press(new RegExp(t('review:decide.approveEffect')), await review('Sara Ahmadi'));
  const fields = member('fields.phone');
  expect(
    await screen.findByText(t('review:detail.changed', { fields }), { exact: false }),
  ).toBeTruthy();
  expect(await screen.findByText('+393339999999')).toBeTruthy();
  const row = screen.getByRole('button', { name: t('list.open', { name: 'Sara Ahmadi' }) });
  expect(row.closest('[role=row]')?.textContent).toContain('sara@example.org');
  fakeServer.answer(api.approveUser, ({ body }) =>
    keep({ ...sara, ...approved, version: (body.version ?? 0) + 1 }),
  );
  press(new RegExp(t('review:decide.approveEffect')), await findDetail('Sara Ahmadi'));
  await findDetail('Nora Ahmadi');
  expect(fakeServer.callsOf(api.approveUser)[1]?.body).toEqual({ request_number, version: 4 });
});

test('an approval can be withdrawn, and what is approved cannot be approved', async () => {
  await openPanel({ members: [{ ...sara, ...approved }] });
  const bar = await review('Sara Ahmadi');
  expect(
    bar.queryByRole('button', { name: new RegExp(t('review:decide.approveEffect')) }),
  ).toBeNull();
  pressKey('a');
  await letThingsHappen();
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
  press(new RegExp(t('review:decide.withdrawEffect')), bar);
  await findDialog(t('review:reject.title', { name: 'Sara Ahmadi' }));
});

test('an unusual fact stands above the decision', async () => {
  const members = [
    {
      ...sara,
      similar_to: [nora.request_number],
      not_me_at: '2026-02-02T10:00:00.000Z',
      account_pending: true,
      told_total: 20,
      told_rial: 7_000_000,
      rial_amount: 8_000_000,
      payment_note: 'Seen at the bank.',
    },
    nora,
  ];
  await openPanel({ members });
  await review('Sara Ahmadi');
  const day = '2026-02-02T10:00:00.000Z';
  expect(screen.getByText(t('review:notices.notMe', { day }))).toBeTruthy();
  expect(screen.getByText(t('review:notices.accountPending'))).toBeTruthy();
  const inRial = { quoted: 7_000_000, due: 8_000_000 };
  expect(screen.getByText(plain(t('review:notices.quotedRial', inRial)))).toBeTruthy();
  const inEuro = { quoted: 20, due: sara.total_price };
  expect(screen.getByText(t('review:notices.quoted', inEuro))).toBeTruthy();
  expect(screen.getByText('Seen at the bank.')).toBeTruthy();
  const also = screen.getAllByRole('button', { name: nora.request_number });
  fireEvent.click(within(also.at(-1)?.parentElement ?? document.body).getByRole('button'));
  await findDetail('Nora Ahmadi');
});

test('an application that is gone says so', async () => {
  await openPanel({ search: '?request=JOFCI-GONE2222' });
  expect(await screen.findByText(t('review:detail.gone'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: t('review:decide.label') })).toBeNull(),
  );
});
