import { api } from '@fanclub/contract/api';
import type { AdminRole } from '@fanclub/contract/roles';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, pressKey, t } from '#admin-kit/testing/open-panel.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { common } from '#testing/texts.ts';
import { findDialog, letThingsHappen } from '#testing/user-events.ts';

const sara = buildAdminMember({
  receipt_url: '/api/files/receipt',
  passport_url: '/api/files/passport',
  juventus_card: true,
});

const offers: Record<string, { name: () => string | RegExp; role: 'button' | 'switch' | 'tab' }> = {
  approve: { role: 'button', name: () => new RegExp(t('review:decide.approveLook')) },
  reject: { role: 'button', name: () => new RegExp(t('review:decide.rejectEffect')) },
  ask: { role: 'button', name: () => new RegExp(t('review:decide.askEffect')) },
  edit: { role: 'button', name: () => common('actions.edit') },
  paid: { role: 'switch', name: () => t('review:detail.paid') },
  passport: { role: 'tab', name: () => t('review:detail.tabs.passport') },
  'remove the receipt': { role: 'button', name: () => t('review:remove.receipt') },
  'remove the passport': { role: 'button', name: () => t('review:remove.passport') },
  delete: { role: 'button', name: () => t('review:delete.open') },
  export: { role: 'button', name: () => t('export.open') },
};
const ofReviewer = ['approve', 'reject', 'ask', 'edit', 'paid', 'passport'];

const isOffered = (name: string) => {
  const offer = offers[name];
  return offer && screen.queryByRole(offer.role, { name: offer.name() }) !== null;
};

async function openDetail(role: AdminRole, section: 'review' | 'members' = 'review') {
  const { request_number: number } = sara;
  await openPanel({ members: [sara], role, section, search: `?request=${number}` });
  await screen.findByRole('heading', { level: 2, name: /Ahmadi/ });
}

test.each<[AdminRole, string[]]>([
  ['owner', Object.keys(offers)],
  ['reviewer', ofReviewer],
  ['treasurer', ['export']],
])('%s is offered what that role may do, and nothing else', async (role, expected) => {
  await openDetail(role, 'members');
  expect(Object.keys(offers).filter(isOffered)).toEqual(expected);
});

test('a key does nothing that no button offers, and the list of keys leaves it out', async () => {
  await openDetail('treasurer');
  for (const key of ['a', 'r', 'i', 'e']) pressKey(key);
  await letThingsHappen();
  expect(screen.queryByRole('dialog', { name: t('review:decide.label') })).toBeNull();
  expect(fakeServer.callsOf(api.approveUser)).toEqual([]);
  pressKey('?');
  const dialog = await findDialog(t('shortcuts.title'));
  expect(dialog.queryByText(t('review:decide.approve'))).toBeNull();
  expect(dialog.getByText(t('shortcuts.next'))).toBeTruthy();
});
