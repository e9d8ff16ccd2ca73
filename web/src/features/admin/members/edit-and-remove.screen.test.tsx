import { api } from '@fanclub/contract/api';
import { anotherFileUrl } from '@fanclub/contract/testing/build-registration';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, pressKey, review, t, threePending } from '#admin-kit/testing/open-panel.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { common, errors, member } from '#testing/texts.ts';
import { field, fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

const [sara, nora] = threePending();
const name = 'Sara Ahmadi';

async function openEdit() {
  const panel = await openPanel();
  await review(name);
  pressKey('e');
  return { ...panel, dialog: await findDialog(t('review:edit.title', { name })) };
}

test('only what was changed is sent, with the version that was seen', async () => {
  const { keep, dialog } = await openEdit();
  fakeServer.answer(api.updateUser, () => keep({ ...sara, phone: '+393339999999', version: 4 }));
  fill(member('fields.phone'), '+39 333 999 9999', dialog);
  press(common('actions.save'), dialog);
  expect(await screen.findByText('+393339999999')).toBeTruthy();
  expect(fakeServer.callsOf(api.updateUser)[0]).toMatchObject({ params: { id: 'u1' } });
  expect(fakeServer.callsOf(api.updateUser)[0]?.body).toEqual({
    phone: '+393339999999',
    version: 3,
  });
});

test('a name that the member wants is beside the present one, and staff accept it or keep the present one', async () => {
  const wanted_name = {
    at: '2026-02-03T10:00:00.000Z',
    first_name: 'Sarah',
    last_name: 'Ahmadi',
  };
  const { keep } = await openPanel({ members: [{ ...sara, wanted_name }] });
  await review(name);
  await screen.findByText(t('review:answered.wanted', { day: wanted_name.at }));
  const changed = screen.getByRole('group', { name: member('fields.first_name') });
  expect(changed.textContent).toMatch(/Sara.*Sarah/);
  expect(screen.queryByRole('group', { name: member('fields.last_name') })).toBeNull();
  fakeServer.answer(api.updateUser, refusal('changed_meanwhile'));
  await pressWhenReady(t('review:answered.accept'));
  expect(await screen.findByText(errors('changed_meanwhile'))).toBeTruthy();
  fakeServer.answer(api.updateUser, () => keep({ ...sara, version: 4 }));
  await pressWhenReady(t('review:answered.keep'));
  await waitFor(() => expect(screen.queryByText(t('review:answered.title'))).toBeNull());
  expect(fakeServer.callsOf(api.updateUser).map(({ body }) => body)).toEqual([
    { first_name: 'Sarah', last_name: 'Ahmadi', version: 3 },
    { first_name: 'Sara', last_name: 'Ahmadi', version: 3 },
  ]);
});

test('a role that may not edit members sees the wanted name without buttons', async () => {
  const wanted_name = { at: '2026-02-03T10:00:00.000Z', first_name: 'Nina', last_name: 'Neri' };
  await openPanel({ members: [{ ...sara, wanted_name }], role: 'treasurer' });
  await pressWhenReady(t('list.open', { name }));
  expect(await screen.findByText('Nina')).toBeTruthy();
  expect(screen.queryByText(t('review:answered.accept'))).toBeNull();
  expect(screen.queryByText(t('review:answered.keep'))).toBeNull();
});

const person = (of: typeof sara) => {
  const { id, request_number, first_name, last_name, email, season } = of;
  return { id, request_number, first_name, last_name, email, season };
};

const preview = {
  stays: person(sara),
  goes: { ...person(nora), season: '2025/26' },
  present: sara.request_number,
  problem: null,
  takes_membership: true,
  seasons: ['2025/26'],
  payments: 2,
  cards: 1,
  notes: 0,
  images: 1,
};

async function openMerge() {
  const panel = await openPanel();
  await review(name);
  await pressWhenReady(t('review:merge.open'));
  const dialog = await findDialog(t('review:merge.title'));
  fill(t('review:merge.number'), nora.request_number, dialog);
  press(t('review:merge.look'), dialog);
  return { ...panel, dialog };
}

test('an owner sees what a merge would do, confirms it and takes it back', async () => {
  fakeServer.answer(api.previewMerge, preview);
  const { keep, dialog } = await openMerge();
  expect(await dialog.findByText(t('review:merge.seasons', { seasons: '2025/26' }))).toBeTruthy();
  expect(dialog.getByText(nora.request_number).closest('p')?.textContent).toContain(nora.email);
  const merge = { number: nora.request_number, due: new Date(Date.now() + 15_000).toISOString() };
  fakeServer.answer(api.askMerge, () => keep({ ...sara, merge, version: 4 }));
  press(t('review:merge.submit'), dialog);
  const number = `\u2066${nora.request_number}\u2069`;
  expect(await screen.findByText(t('review:merge.waits', { number }))).toBeTruthy();
  expect(fakeServer.callsOf(api.askMerge)[0]).toMatchObject({
    params: { id: sara.id },
    body: { goes: nora.id },
  });
  fakeServer.answer(api.undoMerge, () => keep({ ...sara, version: 5 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressWhenReady(t('review:merge.undo'));
  await waitFor(() => expect(screen.queryByText(t('review:merge.waits', { number }))).toBeNull());
  expect(fakeServer.callsOf(api.runMerge)).toEqual([]);
});

test('a merge with a member without a mailbox names no address, and of one season the application that counts', async () => {
  const goes = { ...preview.goes, email: '', season: sara.season };
  fakeServer.answer(api.previewMerge, { ...preview, goes });
  const { dialog } = await openMerge();
  const counts = t('review:merge.present', { season: '2026/27' });
  expect(
    (await dialog.findAllByText(sara.request_number)).map((one) => one.closest('li')?.textContent),
  ).toContain(counts.replace('<number></number>', sara.request_number));
  const gone = (await dialog.findByText(nora.request_number)).closest('p')?.textContent;
  const number = nora.request_number;
  const said = t('review:merge.goesNoMailbox', {
    name: `\u2068${nora.first_name} ${nora.last_name}\u2069`,
  });
  expect(gone).toBe(said.replace('<number></number>', number));
});

test('members who cannot be merged are said to be so, and nothing can be confirmed', async () => {
  fakeServer.answer(api.previewMerge, { ...preview, problem: 'merge_under_review' });
  const { dialog } = await openMerge();
  expect(await dialog.findByText(errors('merge_under_review'))).toBeTruthy();
  expect(dialog.queryByRole('button', { name: t('review:merge.submit') })).toBeNull();
});

const childsName = () => new RegExp(member('fields.holder_first_name'));

test('a package for a child asks for the child at once, and another one sends nothing of it', async () => {
  const { keep, dialog } = await openEdit();
  const child = () => dialog.queryByLabelText(childsName());
  expect(child()).toBeNull();
  fill(member('fields.pack_type'), 'under_14', dialog);
  fill(childsName(), 'Dara', dialog);
  fill(member('fields.pack_type'), 'international', dialog);
  expect(child()).toBeNull();
  fakeServer.answer(api.updateUser, () => keep({ ...sara, version: 4 }));
  press(common('actions.save'), dialog);
  await waitFor(() => expect(fakeServer.callsOf(api.updateUser)).toHaveLength(1));
  expect(fakeServer.callsOf(api.updateUser)[0]?.body).toEqual({
    pack_type: 'international',
    version: 3,
  });
});

test('an error is shown at its field, before the server is asked or after', async () => {
  const { dialog } = await openEdit();
  fakeServer.answer(
    api.updateUser,
    refusal('validation_error', { errors: { phone: 'mobile_invalid' } }),
  );
  fill(member('fields.email'), 'sara@', dialog);
  press(common('actions.save'), dialog);
  expect(await dialog.findByText(errors('invalid_email'))).toBeTruthy();
  expect(fakeServer.callsOf(api.updateUser)).toEqual([]);
  fill(member('fields.email'), 'nora@example.com', dialog);
  press(common('actions.save'), dialog);
  await waitFor(() => expect(fakeServer.callsOf(api.updateUser)).toHaveLength(1));
  expect(await dialog.findByText(errors('mobile_invalid'))).toBeTruthy();
  expect(field(member('fields.email'), dialog).value).toBe('nora@example.com');
});

test('a change by somebody else stops the edit and is named', async () => {
  const { dialog } = await openEdit();
  fakeServer.answer(api.updateUser, refusal('changed_meanwhile', { changed: ['postal_code'] }));
  fill(member('fields.phone'), '+393339999999', dialog);
  press(common('actions.save'), dialog);
  const fields = member('fields.postal_code');
  expect(
    await dialog.findByText(t('review:detail.changed', { fields }), { exact: false }),
  ).toBeTruthy();
});

test('the money that was seen is marked by itself', async () => {
  const { keep } = await openPanel();
  fakeServer.answer(api.updateUser, () => keep({ ...sara, is_paid: true, version: 4 }));
  await review(name);
  fireEvent.click(screen.getByRole('switch', { name: t('review:detail.paid') }));
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLInputElement>('switch', { name: t('review:detail.paid') }).checked,
    ).toBe(true),
  );
  expect(fakeServer.callsOf(api.updateUser)[0]?.body).toMatchObject({ is_paid: true });
});

test('the mark stays on where the money was seen, and it is said who can reverse that', async () => {
  await openPanel({ members: [{ ...sara, is_paid: true }] });
  fakeServer.answer(api.updateUser, refusal('payment_stands'));
  await review(name);
  const paid = screen.getByRole<HTMLInputElement>('switch', { name: t('review:detail.paid') });
  fireEvent.click(paid);
  expect(await screen.findByText(errors('payment_stands'))).toBeTruthy();
  expect(paid.checked).toBe(true);
});

test.each(['receipt', 'passport'] as const)(
  'a %s is removed after a question',
  async (fileType) => {
    const both = { ...sara, passport_url: anotherFileUrl };
    const { keep } = await openPanel({ members: [both] });
    fakeServer.answer(api.deleteUserFile, () =>
      keep({ ...both, [`${fileType}_url`]: null, version: 4 }),
    );
    await review(name);
    press(t(`review:remove.${fileType}`));
    press(t(`review:remove.${fileType}`), await findDialog(t(`review:remove.${fileType}`)));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t(`review:remove.${fileType}`) })).toBeNull(),
    );
    expect(fakeServer.callsOf(api.deleteUserFile)[0]?.params).toEqual({ id: 'u1', fileType });
  },
);

test('a member is deleted after a question, and what went is counted', async () => {
  const members = threePending();
  await openPanel({ members });
  fakeServer.answer(api.deleteUser, () => {
    members.splice(0, 1);
    return {
      success: true,
      database_records_cleaned: { members: 1, uploads: 2 },
      files_deleted: ['a', 'b'],
    };
  });
  await review(name);
  press(t('review:delete.open'));
  const dialog = await findDialog(t('review:delete.title', { name }));
  expect(dialog.getByText(t('review:delete.final'))).toBeTruthy();
  press(t('review:delete.submit'), dialog);
  const summary = await findDialog(t('review:delete.done'));
  expect(summary.getByRole('status').textContent).toBe(
    `${t('review:delete.records', { count: 3 })} ${t('review:delete.files', { count: 2 })}`,
  );
  press(common('actions.close'), summary);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: t('list.open', { name }) })).toBeNull(),
  );
  expect(fakeServer.callsOf(api.deleteUser)[0]?.params).toEqual({ id: 'u1' });
});

test.each([
  ['nothing', false],
  ['what is left of an earlier season', true],
])('the question names what is owed back: %s', async (_, isOwed) => {
  const over = { request_number: 'JOFCI-2', season: '2025/26', amount: 1200 };
  const due = { ...over, currency: 'EUR' as const, since: '2026-11-01T10:00:00.000Z' };
  const account = { ...sara.account, over_dues: isOwed ? [due] : [] };
  const one = { ...sara, account };
  await openPanel({ members: [one] });
  await review(name);
  press(t('review:delete.open'));
  const dialog = await findDialog(t('review:delete.title', { name }));
  const said = dialog.queryByText(t('review:delete.owed', { amount: '€12' }));
  expect(said !== null).toBe(isOwed);
});

test('a deletion that failed is said, and nothing is gone', async () => {
  fakeServer.answer(api.deleteUser, refusal('service_busy'));
  await openPanel();
  await review(name);
  press(t('review:delete.open'));
  const dialog = await findDialog(t('review:delete.title', { name }));
  press(t('review:delete.submit'), dialog);
  expect(await dialog.findByText(errors('service_busy'))).toBeTruthy();
  await pressWhenReady(common('actions.cancel'), dialog);
  expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
});
