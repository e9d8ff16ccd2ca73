import { api } from '@fanclub/contract/api';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  findDetail,
  openPanel,
  pressKey,
  review,
  t,
  threePending,
} from '#admin-kit/testing/open-panel.ts';
import { approved, memberRowOf, rejected } from '#testing/build-member.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { errors } from '#testing/texts.ts';
import { fill, findDialog, press } from '#testing/user-events.ts';

const plain = { juventus_card: false, promo_code: null } as const;
const three = () => threePending().map((member) => ({ ...member, ...plain }));
const seconds = bulkUndoWindowMs / 1000;
const rowOf = (name: string) => screen.findByRole('button', { name: t('list.open', { name }) });

/**
 * Lets the fake server apply `after` to all applications of a bulk decision. `others` gives different outcomes by id.
 */
function decides(
  { keep }: { keep: (member: AdminMember) => { user: AdminMember } },
  members: AdminMember[],
  after: Partial<AdminMember>,
  others: Record<string, 'conflict' | 'failed'> = {},
) {
  fakeServer.answer(api.decideMany, ({ body }) => ({
    results: body.applications.map(({ id }) => {
      const member = members.find((one) => one.id === id);
      const outcome = others[id] ?? ('done' as const);
      const user =
        outcome === 'done' && member ? memberRowOf(keep({ ...member, ...after }).user) : null;
      return { id, outcome, exclusion: null, user };
    }),
  }));
}

test('all that wait are chosen, approved and taken back together, each with one key', async () => {
  const members = three();
  const panel = await openPanel({ members: [...members] });
  await rowOf('Sara Ahmadi');
  decides(panel, members, { ...approved, version: 4 });
  pressKey('x', { shiftKey: true });
  pressKey('a');
  const dialog = await findDialog(t('review:bulk.approve.title', { count: 3 }));
  const language = 'Persian';
  expect(dialog.getByText(t('review:bulk.mails', { count: 3, language }))).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe(t('review:bulk.approve.submit', { count: 3 })),
  );
  fireEvent.click(document.activeElement as HTMLElement);
  expect(await screen.findByText(t('review:bulk.approve.done', { count: 3 }))).toBeTruthy();
  expect(fakeServer.callsOf(api.decideMany)[0]?.body).toEqual({
    decision: 'approve',
    applications: members.map((one) => pick(one, ['id', 'request_number', 'version'])),
  });
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  fakeServer.answer(api.undoMany, {
    results: members.map((user) => ({
      id: user.id,
      outcome: 'done' as const,
      user: memberRowOf(panel.keep(user).user),
    })),
  });
  pressKey('u');
  await rowOf('Sara Ahmadi');
  expect(fakeServer.callsOf(api.undoMany)[0]?.body).toEqual({
    applications: members.map(({ id, request_number }) => ({ id, request_number })),
  });
  expect(screen.queryByText(t('review:bulk.approve.done', { count: 3 }))).toBeNull();
});

test('two that are taken back at once are both taken back', async () => {
  const members = three();
  const panel = await openPanel({ members: [...members] });
  decides(panel, members, { ...rejected, version: 4 });
  fakeServer.answer(api.undoMany, ({ body: { applications } }) => ({
    results: applications.map(({ id }) => ({ id, outcome: 'done' as const, user: null })),
  }));
  for (const name of ['Sara Ahmadi', 'Nora Ahmadi']) {
    await review(name);
    pressKey('x');
    pressKey('r');
    const dialog = await findDialog(t('review:bulk.reject.title', { count: 1 }));
    fill(new RegExp(t('review:reject.reason')), 'The amount is missing.', dialog);
    press(t('review:bulk.reject.submit', { count: 1 }), dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const done = t('review:bulk.reject.done', { count: 1 });
  expect(screen.getAllByText(done)).toHaveLength(2);
  for (const undo of screen.getAllByRole('button', { name: /Undo \(/ })) fireEvent.click(undo);
  await waitFor(() => expect(screen.queryAllByText(done)).toEqual([]));
  const undone = fakeServer.callsOf(api.undoMany).map(({ body }) => body.applications);
  expect(undone).toMatchObject([[{ id: 'u2' }], [{ id: 'u1' }]]);
});

test('a flagged application is left out, by name, and opens from there', async () => {
  const [sara, nora, lia] = three();
  if (!sara || !nora || !lia) throw new Error('There are three');
  const members = [
    { ...sara, juventus_card: true, passport_url: '/api/files/passport' },
    { ...nora, flags: ['not_me' as const] },
    lia,
  ];
  await openPanel({ members });
  await rowOf('Sara Ahmadi');
  pressKey('x', { shiftKey: true });
  pressKey('a');
  const dialog = await findDialog(t('review:bulk.approve.title', { count: 1 }));
  const staying = within(
    dialog.getByRole('region', { name: t('review:bulk.staying', { count: 2 }) }),
  );
  expect(staying.getByText(t('review:bulk.why.identity_unseen'), { exact: false })).toBeTruthy();
  expect(staying.getByText(t('review:bulk.why.flagged'), { exact: false })).toBeTruthy();
  press('Sara Ahmadi', staying);
  await findDetail('Sara Ahmadi');
});

test('a rejection of several needs a reason, which all of them read', async () => {
  const members = three();
  const panel = await openPanel({ members: [...members] });
  decides(panel, members, { ...rejected, version: 4 }, { u2: 'conflict', u3: 'failed' });
  await rowOf('Sara Ahmadi');
  press(t('list.choose'));
  for (const { first_name: first } of members) {
    fireEvent.click(
      screen.getByRole('checkbox', { name: t('list.tick', { name: `${first} Ahmadi` }) }),
    );
  }
  press(
    t('review:decide.reject'),
    within(screen.getByRole('group', { name: t('review:bulk.label') })),
  );
  const dialog = await findDialog(t('review:bulk.reject.title', { count: 3 }));
  expect(dialog.getByText(t('review:bulk.reject.text', { seconds }))).toBeTruthy();
  const submit = t('review:bulk.reject.submit', { count: 3 });
  press(submit, dialog);
  expect(await dialog.findByText(errors('field_required'))).toBeTruthy();
  fill(new RegExp(t('review:reject.reason')), ' The amount is missing. ', dialog);
  press(submit, dialog);
  expect(await screen.findByText(t('review:bulk.leftOut', { count: 2 }))).toBeTruthy();
  expect(screen.getByText(t('review:bulk.why.conflict'), { exact: false })).toBeTruthy();
  expect(screen.getByText(t('review:bulk.count', { count: 1 }))).toBeTruthy();
  expect(fakeServer.callsOf(api.decideMany)[0]?.body).toMatchObject({
    reason: 'The amount is missing.',
  });
});
