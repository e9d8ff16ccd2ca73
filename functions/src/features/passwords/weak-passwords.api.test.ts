import { api } from '@fanclub/contract/api';
import { minimumPasswordScore, passwordScore } from '@fanclub/contract/members/password-rules';
import { approved, buildRegistration } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { newLinkToken } from '../../../test/link-tokens.ts';
import { storeMember } from '../../../test/store-member.ts';

const password = 'Bianconeri-1897';
const names = { first_name: 'Sara', last_name: 'Ahmadi' };
const weak = [
  ['Passw0rd', 'password_too_common'],
  ['۱۲۳۴۵۶', 'password_too_common'],
  [' 123456 ', 'password_too_common'],
  ['aaaaaA', 'password_repeats'],
  ['aaaaaa', 'password_repeats'],
  ['      ', 'password_blank'],
  ['Sara-Ahmadi', 'password_of_owner'],
] as const;

it.each(weak)('a registration refuses %j and says why', async (word, reason) => {
  const body = await buildRegistration({ ...names, password: word });
  const { status, body: answer } = await call(api.register, { body });
  expect([status, answer.errors]).toEqual([400, { password: reason }]);
});

it('a change, a first password and a reset refuse the same, and the reset link stays valid', async () => {
  const [member, without] = [
    await storeMember(
      { ...names, password, juventus_card: false },
      { ...approved, email_confirmed_at: Timestamp.now() },
    ),
    await storeMember({ ...names, juventus_card: false }, approved),
  ];
  const token = await newLinkToken('reset', member);
  const reset = (new_password: string) =>
    call(api.resetPassword, { body: { token, new_password } });
  for (const [new_password, reason] of weak) {
    const refused = { new_password: reason };
    const changed = await call(api.changePassword, {
      body: { current_password: password, new_password },
      token: member.token,
    });
    const first = await call(api.setFirstPassword, {
      body: { new_password },
      token: without.token,
    });
    expect([changed.body.errors, first.body.errors]).toEqual([refused, refused]);
    const isScored = passwordScore(new_password) >= minimumPasswordScore;
    const answer = await reset(new_password);
    expect(answer.body.errors).toEqual(isScored ? refused : { new_password: 'password_too_weak' });
  }
  expect((await reset('Zebra-Stripes-2027')).status).toBe(200);
});
