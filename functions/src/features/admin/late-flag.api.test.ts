import { api } from '@fanclub/contract/api';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { unlike } from '../../../test/build-family.ts';
import { idsInQueue } from '../../../test/ids-in-queue.ts';
import { newLinkToken } from '../../../test/link-tokens.ts';
import { storeMember } from '../../../test/store-member.ts';

/** Uses a mailed link by which the member says "this was not me". */
const sayNotMe = async (member: { id: string; email: string }) =>
  callOrThrow(api.notMe, { body: { token: await newLinkToken('not_me', member) } });

it('a late flag is told to whoever decides on what was there before', async () => {
  const member = await storeMember(unlike());
  const { token } = await signInAdmin();
  const about = { params: { id: member.id }, token };
  const { version } = (await callOrThrow(api.readUser, about)).user;
  await sayNotMe(member);
  const { status, body } = await call(api.approveUser, { ...about, body: { version } });
  expect([status, body]).toMatchObject([
    409,
    { code: 'changed_meanwhile', changed: ['not_me_at'] },
  ]);
});

it('a late flag brings whoever was approved before into the queue, until an admin has looked', async () => {
  const member = await storeMember(unlike());
  const { token } = await signInAdmin();
  const about = { params: { id: member.id }, token };
  const isQueued = async () => (await idsInQueue('flagged', { token })).includes(member.id);
  const count = async () => (await callOrThrow(api.countQueues, { token })).flagged;
  await callOrThrow(api.approveUser, { ...about, body: {} });
  const before = await count();
  await sayNotMe(member);
  expect([await isQueued(), await count()]).toEqual([true, before + 1]);
  const look = { ...about, body: { flagged_since_decision: false } };
  const { user } = await callOrThrow(api.updateUser, look);
  expect(user).toMatchObject({ request_status: 'approved', flags: ['not_me'] });
  expect([await isQueued(), await count()]).toEqual([false, before]);
  // A second link reports the same thing, so the application is not flagged again.
  await sayNotMe(member);
  expect(await isQueued()).toBe(false);
});
