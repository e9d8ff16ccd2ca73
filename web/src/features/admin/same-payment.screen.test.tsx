import { anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAdminMember } from '#testing/build-member.ts';
import { findDialog, press } from '#testing/person.ts';
import { findDetail, openPanel, review, t } from './testing/open-panel.ts';

const nora = buildAdminMember({
  id: 'u2',
  first_name: 'Nora',
  request_number: 'JOFCI-7KQ2M9XB',
  receipt_url: anotherFileUrl,
  transfer_number: '1402123456',
});
const sara = buildAdminMember({ receipt_also_used_by: [nora.request_number] });

async function findSides() {
  const region = await screen.findByRole('region', { name: t('review:samePayment.title') });
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

test('a tracking number that both gave is said to be the same', async () => {
  await openPanel({ members: [{ ...sara, transfer_number: nora.transfer_number }, nora] });
  await review('Sara Ahmadi');
  const same = await (await findSides()).findByText(new RegExp(t('review:samePayment.sameNumber')));
  expect(same.textContent).toContain(nora.transfer_number);
});

test('another application that is gone by now is said to be', async () => {
  await openPanel({ members: [sara] });
  await review('Sara Ahmadi');
  expect(await (await findSides()).findByText(t('review:detail.gone'))).toBeTruthy();
});
