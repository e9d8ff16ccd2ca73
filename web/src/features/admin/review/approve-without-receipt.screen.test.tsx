import { api } from '@fanclub/contract/api';
import { languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findDetail, openPanel, review, t, threePending } from '#admin-kit/testing/open-panel.ts';
import { approved } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { errors, money } from '#testing/texts.ts';
import { fill, findDialog, press } from '#testing/user-events.ts';

const [sara, nora] = threePending();
const unseen = { ...sara, receipt_url: null };
const note = 'Bank statement of 3 March';

test.each(languageCodes)(
  'an approval without a receipt asks where the money was seen: %s',
  async (language) => {
    const { keep } = await openPanel({ members: [unseen, nora], language });
    fakeServer.answer(api.approveUser, ({ body }) =>
      keep({ ...unseen, ...approved, payment_note: body.payment_note ?? null, version: 4 }),
    );
    press(new RegExp(t('review:decide.approveUnseen')), await review('Sara Ahmadi'));
    const dialog = await findDialog(t('review:unseen.title', { name: 'Sara Ahmadi' }));
    fill(t('review:unseen.note'), note, dialog);
    press(t('review:decide.approve'), dialog);
    await findDetail('Nora Ahmadi');
    expect(fakeServer.callsOf(api.approveUser)[0]?.body).toEqual({
      request_number: unseen.request_number,
      version: 3,
      payment_note: note,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('half an amount without a receipt: the button says that it asks, and the dialog what it confirms', async () => {
  const half = { total_price: 20, received: { EUR: 1000, IRR: 0 }, seen_since_receipt: true };
  await openPanel({ members: [{ ...unseen, ...half }, nora] });
  press(new RegExp(t('review:decide.approveUnseen')), await review('Sara Ahmadi'));
  const dialog = await findDialog(t('review:unseen.title', { name: 'Sara Ahmadi' }));
  const confirms = t('review:unseen.confirms', { amount: '€10' });
  expect(dialog.getByText(new RegExp(confirms))).toBeTruthy();
  // Nothing is sent before the note is written.
  fill(t('review:unseen.note'), '  ', dialog);
  press(t('review:decide.approve'), dialog);
  expect(await dialog.findByText(errors('required.payment_note'))).toBeTruthy();
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
});

test('an owner who approves without a receipt can make the membership free first, with the price filled in', async () => {
  const free = { payment_method: 'euro' as const, total_price: 20, rial_amount: null };
  await openPanel({ members: [{ ...unseen, ...free }], role: 'owner' });
  fakeServer.answer(api.listPayments, { payments: [], next_cursor: null });
  press(new RegExp(t('review:decide.approveUnseen')), await review('Sara Ahmadi'));
  const title = t('review:unseen.title', { name: 'Sara Ahmadi' });
  press(t('review:unseen.reduce'), await findDialog(title));
  const dialog = await findDialog(money('book.waived.title', { name: 'Sara Ahmadi' }));
  const shown = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  expect([shown(money('record.kind')), shown(money('record.amount'))]).toEqual(['reduced', '20']);
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
});

test('money that is written down needs no note', async () => {
  const paid = { ...unseen, is_paid: true, received: { EUR: 3250, IRR: 0 } };
  const { keep } = await openPanel({ members: [paid, nora] });
  fakeServer.answer(api.approveUser, () => keep({ ...paid, ...approved, version: 4 }));
  press(new RegExp(t('review:decide.approve')), await review('Sara Ahmadi'));
  await findDetail('Nora Ahmadi');
  expect(fakeServer.callsOf(api.approveUser)[0]?.body).toMatchObject({ version: 3 });
});

test('an application that was approved so is shown with the note', async () => {
  await openPanel({ members: [{ ...unseen, ...approved, payment_note: note }] });
  await review('Sara Ahmadi');
  expect(screen.getByText(note)).toBeTruthy();
});
