import { anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, pressKey, review, t } from '#admin-kit/testing/open-panel.ts';
import { approved, buildAdminMember, rejected } from '#testing/build-member.ts';
import { member } from '#testing/texts.ts';

const sara = buildAdminMember({ juventus_card: true, passport_url: anotherFileUrl });

test('the panel names the day on which each image will be deleted', async () => {
  await openPanel({ members: [{ ...sara, ...approved }] });
  await review('Sara Ahmadi');
  for (const day of ['2027-02-02T10:00:00.000Z', '2026-03-04T10:00:00.000Z']) {
    expect(await screen.findByText(member('kept.until', { day }))).toBeTruthy();
    pressKey('2');
  }
});

test('the panel says since when images are gone, and blames no member for it', async () => {
  const gone = { receipt_url: null, passport_url: null };
  const [receipt_deleted_at, passport_deleted_at] = ['2027-02-02', '2026-03-04'];
  await openPanel({
    members: [{ ...sara, ...approved, ...gone, receipt_deleted_at, passport_deleted_at }],
  });
  await review('Sara Ahmadi');
  for (const day of [receipt_deleted_at, passport_deleted_at]) {
    expect(await screen.findByText(member('kept.deleted', { day }))).toBeTruthy();
    pressKey('2');
  }
  expect(screen.queryByText(t('review:detail.noReceiptText'))).toBeNull();
  expect(screen.queryByText(t('review:detail.noPassport'))).toBeNull();
});

test('a rejected application says when it goes, unless its payment was seen', async () => {
  const paid = { ...sara, id: 'u2', first_name: 'Nora', request_number: 'JOFCI-7KQ2M9XB' };
  await openPanel({
    members: [
      { ...sara, ...rejected },
      { ...paid, ...rejected, is_paid: true },
    ],
  });
  const sentence = t('review:notices.keptUntil', { day: '2027-02-02T10:00:00.000Z' });
  await review('Sara Ahmadi');
  expect(await screen.findByText(sentence)).toBeTruthy();
  await review('Nora Ahmadi');
  expect(screen.queryByText(sentence)).toBeNull();
});
