import { api } from '@fanclub/contract/api';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findDetail, openPanel, pressKey, review, t } from '#admin-kit/testing/open-panel.ts';
import { approved, buildAdminMember } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { letThingsHappen } from '#testing/user-events.ts';

const nora = buildAdminMember({ id: 'u2', first_name: 'Nora', request_number: 'JOFCI-7KQ2M9XB' });
const sara = buildAdminMember({
  receipt_also_used_by: [nora.request_number],
  flags: ['same_receipt'],
});
const doubt = () => t('review:decide.doubts.same_receipt');

async function openFlagged() {
  const { keep } = await openPanel({ members: [sara, nora] });
  fakeServer.answer(api.approveUser, () => keep({ ...sara, ...approved, version: 4 }));
  return review('Sara Ahmadi');
}
const approvals = () => fakeServer.callsOf(api.approveUser).map(({ params }) => params.id);

test('one key approves nobody who has perhaps paid only once: the button says so and asks for another', async () => {
  const bar = await openFlagged();
  const first = t('review:decide.approveDoubted', { doubts: doubt() });
  expect(bar.getByRole('button', { name: new RegExp(first) })).toBeTruthy();
  pressKey('a');
  await letThingsHappen();
  expect(approvals()).toEqual([]);
  const again = bar.getByRole('button', { name: new RegExp(t('review:decide.approveAgain')) });
  expect(again.textContent).toContain(doubt());
  const effect = t('review:decide.approveEffect');
  const said = t('review:decide.approveAllTheSame', { doubts: doubt(), effect });
  expect(bar.getByRole('status').textContent).toBe(said);
  pressKey('a');
  await findDetail('Nora Ahmadi');
  expect(approvals()).toEqual(['u1']);
});

test('an admin who looked at another application meanwhile is asked again', async () => {
  await openFlagged();
  pressKey('a');
  await screen.findByRole('button', { name: new RegExp(t('review:decide.approveAgain')) });
  await review('Nora Ahmadi');
  await review('Sara Ahmadi');
  pressKey('a');
  await letThingsHappen();
  expect(approvals()).toEqual([]);
});

test('all flags are said, and a club card is looked at first', async () => {
  const flags = ['same_receipt', 'similar_person', 'not_me', 'by_program'] as const;
  await openPanel({ members: [{ ...sara, flags: [...flags], juventus_card: true }, nora] });
  const bar = await review('Sara Ahmadi');
  expect(screen.getByText(t('review:notices.byProgram'))).toBeTruthy();
  expect(screen.getByText(t('flags.byProgram'))).toBeTruthy();
  pressKey('a');
  await letThingsHappen();
  pressKey('a');
  const again = await bar.findByRole('button', {
    name: new RegExp(t('review:decide.approveAgain')),
  });
  for (const flag of flags) expect(again.textContent).toContain(t(`review:decide.doubts.${flag}`));
  expect(approvals()).toEqual([]);
});
