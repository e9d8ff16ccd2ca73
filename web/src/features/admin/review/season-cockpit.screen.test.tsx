import { api } from '@fanclub/contract/api';
import type { SeasonFigures } from '@fanclub/contract/figures/routes';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { AdminRole } from '@fanclub/contract/roles';
import { languageCodes, perLanguage } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, t } from '#admin-kit/testing/open-panel.ts';
import { noNetwork } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';

const season = '2026/27';
const now: SeasonFigures = {
  members: 64,
  waiting: 5,
  renewal: { renewed: 31, not_renewed: 12 },
  money: { received: { EUR: 123_450, IRR: 90_000_000 }, open: { EUR: 3_500, IRR: 0 } },
};
const last: SeasonFigures = { ...now, members: 58, money: null };

const openCockpit = async (
  figures: { now: SeasonFigures; year_before: SeasonFigures | null },
  options: Parameters<typeof openPanel>[0] = {},
) => {
  fakeServer.answer(api.readSeasonFigures, { season, ...figures });
  const app = await openPanel(options);
  return { ...app, cockpit: await screen.findByRole('region', { name: t('cockpit.label') }) };
};
const writeButton = () => screen.queryByRole('link', { name: t('cockpit.write') });

test.each(languageCodes)(
  'the first page says where the season stands, and where the last one stood, in %s',
  async (language) => {
    const { cockpit } = await openCockpit({ now, year_before: last }, { language });
    const text = cockpit.textContent ?? '';
    const number = (value: number) =>
      t('cockpit.yearBefore', { value: new Intl.NumberFormat(language).format(value) });
    expect(text).toContain(number(58));
    for (const name of ['members', 'renewed', 'notRenewed', 'waiting', 'received', 'open'] as const)
      expect(within(cockpit).getByText(t(`cockpit.${name}`))).toBeTruthy();
    const money = [
      { amount: 123_450, currency: 'EUR' },
      { amount: 90_000_000, currency: 'IRR' },
    ] as const;
    expect(text).toContain(money.map((each) => formatMoney(each, language)).join(' + '));
    // The money of the season before is null here, as if nobody had counted it, so it is left out.
    const before = t('cockpit.yearBefore', { value: '' });
    expect(text.split(before).length - 1).toBe(4);
  },
);

test('an owner writes to those who have not renewed: the message has its audience already', async () => {
  fakeServer.answer(api.countNewsReaders, {
    readers: perLanguage(() => 4),
    left_out: 0,
  });
  const { router, cockpit } = await openCockpit({ now, year_before: null });
  expect(cockpit.textContent).not.toContain(t('cockpit.yearBefore', { value: '' }));
  fireEvent.click(writeButton() as HTMLElement);
  const audience = await screen.findByDisplayValue(t('today.notRenewed', { season: '2025/26' }));
  expect(audience).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/messages'));
});

test.each<[AdminRole, SeasonFigures]>([
  ['reviewer', { ...now, money: null }],
  ['owner', { ...now, renewal: { renewed: 43, not_renewed: 0 } }],
])('no button leads to a message that cannot be written: %s', async (role, figures) => {
  const { cockpit } = await openCockpit({ now: figures, year_before: null }, { role });
  expect(writeButton()).toBeNull();
  const received = within(cockpit).queryByText(t('cockpit.received'));
  expect(received === null).toBe(role === 'reviewer');
});

test('a club in its first season sees nothing of renewals and of last season', async () => {
  const { cockpit } = await openCockpit({ now: { ...now, renewal: null }, year_before: null });
  expect(within(cockpit).getByText(t('cockpit.received'))).toBeTruthy();
  expect(within(cockpit).queryByText(t('cockpit.renewed'))).toBeNull();
  expect(cockpit.textContent).not.toContain(t('cockpit.yearBefore', { value: '' }));
  expect(writeButton()).toBeNull();
});

test('the panel works without figures that did not load', async () => {
  fakeServer.answer(api.readSeasonFigures, noNetwork);
  await openPanel();
  expect(
    await screen.findByRole('button', { name: t('list.open', { name: 'Sara Ahmadi' }) }),
  ).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: t('cockpit.label') })).toBeNull(),
  );
});
