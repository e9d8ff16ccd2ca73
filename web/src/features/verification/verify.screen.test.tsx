import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { formatDate, formatPlainNumber, formatYear } from '@fanclub/contract/text/format';
import { languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { findShown, openBuilt, queryShown } from '#testing/open-built.ts';
import { common, errors } from '#testing/texts.ts';
import { pressWhenReady } from '#testing/user-events.ts';

const t = i18n.getFixedT(null, 'verification');
const proof: RouteResponse<typeof api.verifyCard> = {
  state: 'valid',
  first_name: 'Sara',
  initial: 'A',
  pack_type: 'base',
  season: '2026/27',
  valid_from: null,
  valid_until: '2027-06-30',
  member_number: 1024,
  member_since: '2024-07-01',
};

test.each(languageCodes)(
  'a card that holds says whose it is and until when: %s',
  async (language) => {
    fakeServer.answer(api.verifyCard, proof);
    await openBuilt('/verify/uid.2026-27.mark', { language });
    const said = (await findShown(t('state.valid'))).closest('[role="status"]');
    for (const part of [
      'Sara A.',
      common('card.member', {
        year: formatYear('2024-07-01', language),
        number: formatPlainNumber(1024, language),
      }),
      t('until', { day: formatDate('2027-06-30T12:00:00Z', language) }),
    ]) {
      expect(said?.textContent).toContain(part);
    }
    expect(fakeServer.callsOf(api.verifyCard).map(({ body }) => body)).toEqual([
      { code: 'uid.2026-27.mark' },
    ]);
  },
);

test('a card is asked about anew, and what changed meanwhile is said', async () => {
  fakeServer.answer(api.verifyCard, proof);
  await openBuilt('/verify/uid.2026-27.mark', { language: 'en' });
  await findShown(t('state.valid'));
  fakeServer.answer(api.verifyCard, { ...proof, state: 'withdrawn', valid_until: null });
  await pressWhenReady(t('again'));
  expect(await findShown(t('state.withdrawn'))).toBeTruthy();
  expect(queryShown(t('state.valid'))).toBeNull();
});

test('the card of a season that has yet to begin says from when', async () => {
  fakeServer.answer(api.verifyCard, { ...proof, state: 'later', valid_from: '2026-07-01' });
  await openBuilt('/verify/uid.2026-27.mark', { language: 'en' });
  const day = formatDate('2026-07-01T12:00:00Z', 'en');
  expect(await findShown(t('from', { day }))).toBeTruthy();
  expect(queryShown(t('state.later'))).toBeTruthy();
});

test('an ended card says since when', async () => {
  fakeServer.answer(api.verifyCard, { ...proof, state: 'ended' });
  await openBuilt('/verify/uid.2026-27.mark', { language: 'en' });
  const day = formatDate('2027-06-30T12:00:00Z', 'en');
  expect(await findShown(t('ended', { day }))).toBeTruthy();
});

test('a code that is none of ours is said to be none', async () => {
  fakeServer.answer(api.verifyCard, refusal('card_unknown'));
  await openBuilt('/verify/guess', { language: 'en' });
  expect(await findShown(t('unknown'))).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(errors('card_unknown')),
  );
});
