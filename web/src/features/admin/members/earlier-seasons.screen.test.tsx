import type { EarlierSeason } from '@fanclub/contract/admin/case-routes';
import { api } from '@fanclub/contract/api';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, review, t } from '#admin-kit/testing/open-panel.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { common } from '#testing/texts.ts';
import { press } from '#testing/user-events.ts';

const rest = { request_number: 'JOFCI-EFGH6789', season: '2025/26', amount: 1750 };
const sara = buildAdminMember({
  other_numbers: ['JOFCI-EFGH6789', 'JOFCI-MNPQ2345'],
  account: {
    balance: { EUR: 1750, IRR: 0 },
    open_dues: [{ ...rest, currency: 'EUR', since: '2025-11-01T10:00:00.000Z' }],
    over_dues: [],
  },
});
const before: EarlierSeason = {
  season: '2025/26',
  request_number: 'JOFCI-EFGH6789',
  valid_until: '2026-06-30',
  juventus_card: true,
  received: { EUR: 3250, IRR: 0 },
  request_status: 'approved',
  pack_type: 'base',
};
const turnedDown: EarlierSeason = {
  season: '2024/25',
  request_number: 'JOFCI-MNPQ2345',
  valid_until: null,
  juventus_card: false,
  received: { EUR: 0, IRR: 0 },
  request_status: 'rejected',
  pack_type: 'international',
};
const title = () => t('review:seasons.title');

test('a case tells what was applied for in seasons before, and what it led to', async () => {
  await openPanel({ members: [sara] });
  fakeServer.answer(api.listEarlierSeasons, { seasons: [before, turnedDown] });
  await review('Sara Ahmadi');
  const part = within(await screen.findByRole('region', { name: title() }));
  const rows = (await part.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(
      /2025\/26.*Club card.*Approved.*JOFCI-EFGH6789.*30 June 2026.*32\.50.*€17\.50 due$/,
    ),
    expect.stringMatching(/2024\/25.*Rejected.*JOFCI-MNPQ2345 · Nothing received$/),
  ]);
});

test('a member who has not renewed has no such part, and nothing is requested', async () => {
  await openPanel();
  await review('Sara Ahmadi');
  await screen.findByText(t('review:detail.facts'));
  expect(screen.queryByRole('region', { name: title() })).toBeNull();
  expect(fakeServer.callsOf(api.listEarlierSeasons)).toEqual([]);
});

test('earlier seasons that could not be loaded are requested again', async () => {
  await openPanel({ members: [sara] });
  fakeServer.answer(api.listEarlierSeasons, refusal('service_busy'));
  await review('Sara Ahmadi');
  const part = within(await screen.findByRole('region', { name: title() }));
  await part.findByRole('alert');
  fakeServer.answer(api.listEarlierSeasons, { seasons: [before] });
  press(common('actions.retry'), part);
  expect(await part.findByText('2025/26')).toBeTruthy();
});
