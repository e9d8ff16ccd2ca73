import { api } from '@fanclub/contract/api';
import { pick } from '@fanclub/contract/members/by-name';
import { formatDay } from '@fanclub/contract/text/format';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findDetail, openPanel, review, t } from '#admin-kit/testing/open-panel.ts';
import {
  approved,
  buildAdminMember,
  buildFamilyMember,
  memberRowOf,
  noOthers,
} from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { errors } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

const sara = buildAdminMember({ has_family: true });
const dana = buildAdminMember({
  id: 'u2',
  first_name: 'Dana',
  guardian_id: sara.id,
  request_number: 'JOFCI-4HX8T2RC',
});
const daughter = buildFamilyMember();
const son = buildFamilyMember({ id: 'u3', first_name: 'Omid', request_status: 'approved' });
const mother = buildFamilyMember({ id: sara.id, first_name: 'Sara', pack_type: 'base' });

const family = async () =>
  within(await screen.findByRole('region', { name: t('review:family.title') }));

test('a case names whom the member answers for, with the state of each, and leads there', async () => {
  await openPanel({ members: [sara, dana] });
  fakeServer.answer(api.readUser, ({ params }) =>
    params.id === sara.request_number
      ? { user: sara, ...noOthers, family: [daughter, son], together: [memberRowOf(sara)] }
      : { user: dana, ...noOthers, guardian: mother, family: [son] },
  );
  await review('Sara Ahmadi');
  const block = await family();
  const rows = block.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Dana Ahmadi.*JOFCI-4HX8T2RC.*Under review/),
    expect.stringMatching(/Omid Ahmadi.*Approved/),
  ]);
  expect(block.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Dana Ahmadi',
    'Omid Ahmadi',
  ]);
  fireEvent.click(block.getByRole('button', { name: 'Dana Ahmadi' }));
  await findDetail('Dana Ahmadi');
  const [guardian] = (await family()).getAllByRole('listitem');
  expect(guardian?.textContent).toContain(`Sara Ahmadi(${t('review:family.answers')})`);
});

test('a family’s one transfer is shown with its sum, payer and number, and its people are approved together', async () => {
  const transfer = {
    number: 'JOFCI-9AAAAAAA',
    payer: 'Maryam Karimi',
    people: 6,
    rial_amount: null,
  };
  const shared_transfer = { ...transfer, place: 1, total_price: 93 };
  const plain = { juventus_card: false, rial_amount: null, total_price: 29, shared_transfer };
  const people = [
    buildAdminMember({ ...plain, has_family: true }),
    buildAdminMember({ ...plain, id: 'u2', first_name: 'Dana', request_number: 'JOFCI-4HX8T2RC' }),
  ];
  const [head = sara, ward = dana] = people;
  await openPanel({ members: people });
  const together = people.map(memberRowOf);
  fakeServer.answer(api.readUser, { user: ward, ...noOthers, guardian: mother, together });
  const row = (await screen.findAllByText('Dana Ahmadi'))[0]?.closest('[role="row"]');
  expect(row?.textContent).toContain(t('list.ofTransfer', { amount: '€93', count: 6 }));
  await review('Dana Ahmadi');
  const own = await screen.findByText(t('review:detail.ownPart', { count: 6, amount: '€29' }));
  const payment = own.parentElement?.parentElement?.parentElement;
  for (const shown of ['€93', 'Maryam Karimi', 'JOFCI-9AAAAAAA']) {
    expect(payment?.textContent).toContain(shown);
  }
  press(t('review:family.approve', { count: 2 }), await family());
  const dialog = await findDialog(t('review:bulk.approve.title', { count: 2 }));
  const said = t('review:bulk.transfer', {
    amount: '€93',
    count: 6,
    own: '€29',
    payer: 'Maryam Karimi',
    number: isolateLtr('JOFCI\u2060-\u20609AAAAAAA'),
  });
  expect(dialog.getAllByText(said)).toHaveLength(2);
  fakeServer.answer(api.decideMany, ({ body }) => ({
    results: body.applications.map(({ id }) => {
      return { id, outcome: 'gone' as const, exclusion: null, user: null };
    }),
  }));
  press(t('review:bulk.approve.submit', { count: 2 }), dialog);
  await waitFor(() =>
    expect(fakeServer.callsOf(api.decideMany)[0]?.body).toEqual({
      decision: 'approve',
      applications: [head, ward].map((one) => pick(one, ['id', 'request_number', 'version'])),
    }),
  );
});

test('a member who registered alone has no family part', async () => {
  await openPanel();
  await review('Sara Ahmadi');
  await screen.findByText(t('review:detail.facts'));
  expect(screen.queryByRole('region', { name: t('review:family.title') })).toBeNull();
});

test('the list marks who looks after others, and who is looked after', async () => {
  await openPanel({ members: [sara, dana, buildAdminMember({ id: 'u9', first_name: 'Lia' })] });
  const row = async (name: string) =>
    within((await screen.findByRole('button', { name })).closest('[role="row"]') as HTMLElement);
  expect((await row('Sara Ahmadi')).getByRole('img', { name: t('list.guardian') })).toBeTruthy();
  expect((await row('Dana Ahmadi')).getByRole('img', { name: t('list.ward') })).toBeTruthy();
  const alone = await row('Lia Ahmadi');
  expect(alone.queryByTitle(t('list.guardian')) ?? alone.queryByTitle(t('list.ward'))).toBeNull();
});

test('a guardian is deleted with all who are named, and not before that was said', async () => {
  const members = [sara, dana];
  await openPanel({ members });
  fakeServer.answer(api.readUser, { user: sara, ...noOthers, family: [daughter, son] });
  fakeServer.answer(api.deleteUser, () => {
    members.length = 0;
    return { success: true, database_records_cleaned: { members: 3 }, files_deleted: [] };
  });
  await review('Sara Ahmadi');
  press(t('review:delete.open'));
  const dialog = await findDialog(t('review:delete.title', { name: 'Sara Ahmadi' }));
  const names = dialog.getAllByRole('listitem').map((row) => row.textContent);
  expect(names).toEqual(expect.arrayContaining(['Dana Ahmadi', 'Omid Ahmadi']));
  press(t('review:delete.submit'), dialog);
  expect(await dialog.findByText(errors('family_remains'))).toBeTruthy();
  expect(fakeServer.callsOf(api.deleteUser)).toEqual([]);
  fireEvent.click(dialog.getByRole('checkbox', { name: t('review:delete.withFamily') }));
  press(t('review:delete.submit'), dialog);
  await findDialog(t('review:delete.done'));
  expect(fakeServer.callsOf(api.deleteUser)[0]).toMatchObject({
    params: { id: sara.id },
    query: { with_family: 'true' },
  });
  for (const name of ['Sara Ahmadi', 'Dana Ahmadi']) {
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('list.open', { name }) })).toBeNull(),
    );
  }
});

test('somebody of a family is deleted alone', async () => {
  await openPanel({ members: [sara, dana] });
  fakeServer.answer(api.readUser, { user: dana, ...noOthers, guardian: mother, family: [son] });
  fakeServer.answer(api.deleteUser, {
    success: true,
    database_records_cleaned: { members: 1 },
    files_deleted: [],
  });
  await review('Dana Ahmadi');
  press(t('review:delete.open'));
  const dialog = await findDialog(t('review:delete.title', { name: 'Dana Ahmadi' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  press(t('review:delete.submit'), dialog);
  await findDialog(t('review:delete.done'));
  expect(fakeServer.callsOf(api.deleteUser)[0]?.query ?? {}).toEqual({});
});

test('the case says first that the applicant was expelled, also to who may not end a membership', async () => {
  const membership = {
    ...approved.membership,
    valid_until: '2026-11-20',
    end_reason: 'expelled',
  } as const;
  const renewing = { ...sara, membership };
  await openPanel({ members: [renewing], role: 'treasurer' });
  fireEvent.click(
    await screen.findByRole('button', { name: t('list.open', { name: 'Sara Ahmadi' }) }),
  );
  await screen.findByText(t('review:end.ended.expelled', { day: formatDay('2026-11-20', 'en') }));
});

test('a membership ends early with a reason, a day and who answers for the family, and the end is taken back', async () => {
  vi.setSystemTime(new Date('2026-11-20T10:00:00Z'));
  const guardian = { ...sara, ...approved };
  await openPanel({
    section: 'members',
    members: [guardian],
    search: `?request=${guardian.request_number}`,
  });
  const ended = {
    ...approved.membership,
    valid_until: '2026-11-20',
    end_reason: 'deceased',
  } as const;
  await pressWhenReady(t('review:end.open'));
  const dialog = await findDialog(t('review:end.title', { name: 'Sara Ahmadi' }));
  fill(t('review:end.reason'), 'deceased', dialog);
  fill(new RegExp(t('review:end.guardian').split(' (')[0] ?? ''), 'JOFCI-ABCD2345', dialog);
  fakeServer.answer(api.endMembership, {
    success: true,
    user: { ...guardian, has_family: false, membership: ended },
  });
  press(t('review:end.submit'), dialog);
  await pressWhenReady(t('review:end.resume'));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.endMembership).map(({ body }) => body)).toEqual([
      {
        reason: 'deceased',
        day: '2026-11-20',
        tell: false,
        guardian_number: 'JOFCI-ABCD2345',
        version: guardian.version,
      },
      { reason: null, version: guardian.version },
    ]),
  );
});
