import { api } from '@fanclub/contract/api';
import { anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findDetail, openPanel, review, t } from '#admin-kit/testing/open-panel.ts';
import { formatDateTime } from '#i18n/format.ts';
import { approved, buildAdminMember, noOthers } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { findDialog, press } from '#testing/user-events.ts';

const nora = buildAdminMember({
  id: 'u2',
  first_name: 'Nora',
  request_number: 'JOFCI-7KQ2M9XB',
  receipt_url: anotherFileUrl,
  transfer_number: 'TR1402123456',
});
const sara = buildAdminMember({ receipt_also_used_by: [nora.request_number] });

async function findSides() {
  const region = await screen.findByRole('region', {
    name: t('review:decide.doubts.same_receipt'),
  });
  return within(region);
}

test('both receipts stand side by side with their names, and each opens', async () => {
  await openPanel({ members: [sara, nora] });
  await review('Sara Ahmadi');
  const sides = await findSides();
  for (const name of ['Sara Ahmadi', 'Nora Ahmadi']) {
    expect(await sides.findByText(name)).toBeTruthy();
    const title = t('review:samePayment.receiptOf', { name });
    fireEvent.click(await sides.findByRole('button', { name: new RegExp(title) }));
    press(/close/i, await findDialog(title));
  }
  fireEvent.click(await sides.findByRole('button', { name: nora.request_number }));
  await findDetail('Nora Ahmadi');
});

test.each(['receipt', 'transfer_number'] as const)(
  'beside the other application stands what is the same: its %s',
  async (likeness) => {
    await openPanel({ members: [sara, nora] });
    fakeServer.answer(api.readUser, ({ params }) => ({
      user: params.id === nora.request_number ? nora : sara,
      ...noOthers,
      alike: [{ request_number: nora.request_number, likenesses: [likeness] }],
    }));
    await review('Sara Ahmadi');
    const sides = await findSides();
    const link = sides.getByRole('button', { name: nora.request_number });
    expect(link.closest('div')?.textContent).toBe(
      `${nora.request_number} · ${t(`review:alike.${likeness}`)}`,
    );
    expect(await sides.findByText(nora.transfer_number ?? '')).toBeTruthy();
  },
);

test('each card has the time of the receipt, or of the application if the receipt came with it', async () => {
  const receipt_added_at = '2026-02-09T10:30:00.000Z';
  await openPanel({ members: [sara, { ...nora, receipt_added_at }] });
  await review('Sara Ahmadi');
  const sides = await findSides();
  for (const moment of [sara.created_at, receipt_added_at]) {
    expect(await sides.findByText(formatDateTime(moment, 'en'))).toBeTruthy();
  }
});

test('another application that is gone by now is said to be', async () => {
  await openPanel({ members: [sara] });
  await review('Sara Ahmadi');
  expect(await (await findSides()).findByText(t('review:detail.gone'))).toBeTruthy();
});

test('a payment found twice after the approval stays in the queue until somebody has looked', async () => {
  const late = {
    ...sara,
    ...approved,
    flags: ['same_receipt' as const],
    flagged_since_decision: true,
  };
  const { keep } = await openPanel({ members: [late], search: '?queue=flagged' });
  fakeServer.answer(api.updateUser, () =>
    keep({ ...late, flagged_since_decision: false, version: 4 }),
  );
  await review('Sara Ahmadi');
  press(t('review:lateFlag.keep'));
  await waitFor(() => expect(screen.queryByText(t('review:lateFlag.text'))).toBeNull());
  expect(fakeServer.callsOf(api.updateUser)[0]?.body).toEqual({
    flagged_since_decision: false,
    version: late.version,
  });
  const open = t('list.open', { name: 'Sara Ahmadi' });
  await waitFor(() => expect(screen.queryByRole('button', { name: open })).toBeNull());
});
