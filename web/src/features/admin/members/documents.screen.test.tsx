import { api } from '@fanclub/contract/api';
import type { AlikeApplication } from '@fanclub/contract/members/alike';
import { anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findDetail, openPanel, pressKey, review, t } from '#admin-kit/testing/open-panel.ts';
import { approved, buildAdminMember, noOthers } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { common, member } from '#testing/texts.ts';
import { letThingsHappen } from '#testing/user-events.ts';

const sara = buildAdminMember({ juventus_card: true, passport_url: anotherFileUrl });
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;

const approve = (effect: 'approveEffect' | 'approveLook' | 'approveNoIdentity') =>
  screen.findByRole('button', { name: new RegExp(t(`review:decide.${effect}`)) });
const retry = () => screen.findByRole('button', { name: common('actions.retry') });
const identityImage = () => screen.findByRole('img', { name: member('fields.passport') });

/** Presses the approval key twice without a pause. */
async function pressTwice() {
  pressKey('a');
  pressKey('a');
  await letThingsHappen();
}

test('a club card is approved after its identity document was on screen, with two presses', async () => {
  const { keep } = await openPanel({ members: [sara] });
  await review('Sara Ahmadi');
  await approve('approveLook');
  expect(chosenTab()).toContain(t('review:detail.tabs.receipt'));
  pressKey('a');
  expect(chosenTab()).toContain(t('review:detail.tabs.passport'));
  const beside = within(screen.getByRole('tabpanel'));
  expect(beside.getByText('Sara Ahmadi')).toBeTruthy();
  expect(beside.getByText(t('review:detail.comparePerson'))).toBeTruthy();
  fireEvent.load(await identityImage());
  await approve('approveEffect');
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
  fakeServer.answer(api.approveUser, () => keep({ ...sara, ...approved, version: 4 }));
  pressKey('a');
  expect(await screen.findByText(t('review:undo.approve', { name: 'Sara Ahmadi' }))).toBeTruthy();
});

test('quick presses approve no club card before the identity image has come', async () => {
  await openPanel({ members: [sara] });
  await review('Sara Ahmadi');
  fireEvent.load(await screen.findByRole('img', { name: member('fields.receipt') }));
  await pressTwice();
  await identityImage();
  pressKey('a');
  await letThingsHappen();
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
  await approve('approveLook');
});

test('an identity image that fails to come was not seen, until it comes after all', async () => {
  await openPanel({ members: [sara] });
  fakeServer.answer(api.getFile, refusal('file_not_found'));
  await review('Sara Ahmadi');
  await pressTwice();
  await retry();
  await pressTwice();
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
  fakeServer.answer(api.getFile, new Blob(['image'], { type: 'image/png' }));
  fireEvent.click(await retry());
  fireEvent.load(await identityImage());
  await approve('approveEffect');
});

test('an identity image that is none says so, and was not seen', async () => {
  await openPanel({ members: [sara] });
  await review('Sara Ahmadi');
  pressKey('a');
  fireEvent.error(await identityImage());
  await retry();
  await pressTwice();
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
});

test('the bar says that the identity document is missing, and the second press approves', async () => {
  const member = { ...sara, passport_url: null };
  const { keep } = await openPanel({ members: [member] });
  fakeServer.answer(api.approveUser, () => keep({ ...member, ...approved, version: 4 }));
  await review('Sara Ahmadi');
  await approve('approveNoIdentity');
  pressKey('a');
  expect(screen.getByText(t('review:detail.noPassport'))).toBeTruthy();
  await approve('approveEffect');
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
  pressKey('a');
  expect(await screen.findByText(t('review:undo.approve', { name: 'Sara Ahmadi' }))).toBeTruthy();
});

test('1 and 2 go between receipt and document, also in Persian digits', async () => {
  await openPanel({ members: [sara], language: 'fa' });
  await review('Sara Ahmadi');
  pressKey('۲');
  expect(chosenTab()).toContain(t('review:detail.tabs.passport'));
  pressKey('1');
  expect(chosenTab()).toContain(t('review:detail.tabs.receipt'));
});

test('an application without a club card has only the receipt to look at', async () => {
  await openPanel({ members: [buildAdminMember()] });
  await review('Sara Ahmadi');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('the amount that a Persian panel expects stands there in Latin digits too', async () => {
  await openPanel({ members: [{ ...sara, rial_amount: 23_450_000 }], language: 'fa' });
  await review('Sara Ahmadi');
  expect(screen.getByText('23,450,000').parentElement?.textContent).toContain(
    t('review:detail.inLatin'),
  );
});

test('a member who may be the same person is named in one box that says what is alike', async () => {
  const nora = buildAdminMember({ id: 'u2', first_name: 'Nora', request_number: 'JOFCI-7KQ2M9XB' });
  const other = 'JOFCI-4HX8T2RC';
  const corrected = 'JOFCI-2WD7N4KS';
  const similar = { ...sara, similar_to: [nora.request_number, other, corrected] };
  await openPanel({ members: [similar, nora] });
  const alike: AlikeApplication[] = [
    { request_number: nora.request_number, likenesses: ['phone'] },
    { request_number: other, likenesses: ['name_and_birth_date', 'receipt'] },
    { request_number: corrected, likenesses: [] },
  ];
  fakeServer.answer(api.readUser, { user: similar, ...noOthers, alike });
  expect(await screen.findByText(t('flags.similarPerson'))).toBeTruthy();
  await review('Sara Ahmadi');
  const box = (await screen.findByText(t('review:notices.similar'))).closest('[role="alert"]');
  const links = within(box as HTMLElement).getAllByRole('button');
  expect(links.map((link) => link.closest('div')?.textContent)).toEqual([
    `${nora.request_number} · ${t('review:alike.phone')}`,
    `${other} · ${t('review:alike.name_and_birth_date')} · ${t('review:alike.receipt')}`,
    `${corrected} · ${t('review:alike.none')}`,
  ]);
  fakeServer.answer(api.readUser, { user: nora, ...noOthers });
  fireEvent.click(screen.getByRole('button', { name: nora.request_number }));
  await findDetail('Nora Ahmadi');
});
