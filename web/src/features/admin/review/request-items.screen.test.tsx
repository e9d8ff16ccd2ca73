import { api } from '@fanclub/contract/api';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { aFileUrl } from '@fanclub/contract/testing/build-registration';
import { languageCodes } from '@fanclub/contract/text/languages';
import { itemSentences } from '@fanclub/contract/words/items';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  findDetail,
  openPanel,
  pressKey,
  review,
  t,
  threePending,
} from '#admin-kit/testing/open-panel.ts';
import { rejected } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { errors, member } from '#testing/texts.ts';
import { fill, findDialog, press } from '#testing/user-events.ts';

const [sara, nora] = threePending();
const since = '2026-02-03T10:00:00.000Z';
const ask = () => new RegExp(t('review:decide.askEffect'));
const item = (name: string) => ({ name, pressed: false });

beforeEach(() => fakeServer.answerByDefault(api.getFile, new Blob(['image'])));

async function openRequest() {
  press(ask(), await review('Sara Ahmadi'));
  return findDialog(t('review:request.title', { name: 'Sara Ahmadi' }));
}

test.each(languageCodes)(
  'single items are asked for in the member’s language; the application waits: %s',
  async (language) => {
    const requested = { since, items: ['amount', 'phone'] as const, note: '5 euro' };
    const { keep } = await openPanel({ language });
    fakeServer.answer(api.requestItems, () =>
      keep({ ...sara, requested: { ...requested, items: [...requested.items] }, version: 4 }),
    );
    const dialog = await openRequest();
    press(t('review:request.submit'), dialog);
    expect(await dialog.findByText(errors('required.items'))).toBeTruthy();
    for (const name of [member('items.amount'), member('fields.phone')]) {
      press(name, dialog);
      expect(dialog.getByRole('button', { ...item(name), pressed: true })).toBeTruthy();
    }
    const sentence = await dialog.findByText(itemSentences.fa.amount);
    expect(sentence.getAttribute('lang')).toBe('fa');
    fill(new RegExp(t('review:request.note')), ' 5 euro ', dialog);
    press(t('review:request.submit'), dialog);
    const items = new Intl.ListFormat(language === 'fa' ? 'fa-IR' : language).format([
      member('items.amount'),
      member('fields.phone'),
    ]);
    const notice = t('review:notices.waits', { day: since, items });
    expect(await screen.findByText(notice, { exact: false })).toBeTruthy();
    expect(fakeServer.callsOf(api.requestItems)[0]).toMatchObject({
      params: { id: 'u1' },
      body: { items: ['amount', 'phone'], note: '5 euro', version: 3 },
    });
  },
);

test('a chosen item can be taken back, and nobody is asked for a passport that is not needed', async () => {
  await openPanel();
  const dialog = await openRequest();
  press(member('fields.receipt'), dialog);
  press(member('fields.receipt'), dialog);
  expect(dialog.queryByText(itemSentences.fa.receipt)).toBeNull();
  expect(dialog.queryByRole('button', { name: member('fields.passport') })).toBeNull();
});

test('a rejection can name what is to be fixed', async () => {
  const { keep } = await openPanel();
  fakeServer.answer(api.rejectUser, () => keep({ ...sara, ...rejected, version: 4 }));
  press(new RegExp(t('review:decide.rejectEffect')), await review('Sara Ahmadi'));
  const dialog = await findDialog(t('review:reject.title', { name: 'Sara Ahmadi' }));
  press(member('fields.receipt'), dialog);
  press(t('review:reject.submit'), dialog);
  await findDetail('Nora Ahmadi');
  expect(fakeServer.callsOf(api.rejectUser)[0]?.body).toMatchObject({
    reason: null,
    items: ['receipt'],
    version: 3,
  });
});

test('the key i asks only of what is under review, and a row that waits says so', async () => {
  const waiting = { ...nora, requested: { since, items: ['receipt' as const], note: null } };
  await openPanel({ members: [{ ...sara, ...rejected }, waiting] });
  expect(await screen.findByTitle(t('flags.waits'))).toBeTruthy();
  await review('Sara Ahmadi');
  pressKey('i');
  expect(screen.queryByRole('dialog', { name: /Sara Ahmadi/ })).toBeNull();
  await review('Nora Ahmadi');
  pressKey('i');
  await findDialog(t('review:request.title', { name: 'Nora Ahmadi' }));
});

test('a change by somebody else closes the question and says so, and the next key is the panel’s', async () => {
  await openPanel();
  fakeServer.answer(api.requestItems, refusal('changed_meanwhile', { changed: ['phone'] }));
  const dialog = await openRequest();
  const shown = screen.getByRole('dialog');
  press(member('fields.phone'), dialog);
  press(t('review:request.submit'), dialog);
  const fields = member('fields.phone');
  expect(
    await screen.findByText(t('review:detail.changed', { fields }), { exact: false }),
  ).toBeTruthy();
  // The dialog is still in the page while it fades out, but it no longer holds the focus.
  expect(document.activeElement?.closest('[role="dialog"]') ?? null).toBeNull();
  expect(shown.closest('[inert]')).toBeTruthy();
});

test('an answer shows old and new side by side, with the earlier reason and its date', async () => {
  const answered: AdminMember['answered'] = {
    at: '2026-02-05T10:00:00.000Z',
    asked_at: since,
    was_rejected: true,
    items: ['receipt', 'country_of_birth'],
    note: 'Too dark to read',
    changes: [{ field: 'country_of_birth', before: 'IR', after: 'IT' }],
  };
  const before = `/api/files/${'B'.repeat(32)}`;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:image');
  await openPanel({
    members: [{ ...sara, answered, receipt_url: aFileUrl, receipt_before_url: before }],
  });
  expect(await screen.findByTitle(t('flags.answered'))).toBeTruthy();
  await review('Sara Ahmadi');
  const panel = within(screen.getByRole('region', { name: t('review:answered.title') }));
  expect(panel.getByText(/Too dark to read/)).toBeTruthy();
  const day = t('review:answered.rejected', { day: since });
  expect(panel.getByText(day, { exact: false })).toBeTruthy();
  const country = within(panel.getByRole('group', { name: member('fields.country_of_birth') }));
  expect(country.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Iran',
    'Italy',
  ]);
  const document = member('fields.receipt');
  for (const side of ['before', 'after'] as const) {
    const title = t(`review:answered.image.${side}`, { document });
    expect(await panel.findByRole('button', { name: new RegExp(title) })).toBeTruthy();
  }
});
