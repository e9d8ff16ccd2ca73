import { expect, it } from 'vitest';
import { loginMode } from './login-mode.ts';

it.each([
  ['', { mode: 'login', token: '' }],
  ['authuser=admin', { mode: 'admin', token: '' }],
  ['authuser=someone', { mode: 'login', token: '' }],
  ['token=abc', { mode: 'link', token: 'abc' }],
  ['token=abc&authuser=admin', { mode: 'link', token: 'abc' }],
  ['token=', { mode: 'login', token: '' }],
  ['leave_list=r1.mark', { mode: 'leaveList', token: 'r1.mark' }],
  ['leave_news=u1.mark', { mode: 'leaveNews', token: 'u1.mark' }],
  ['leave_renewals=u1.mark', { mode: 'leaveRenewals', token: 'u1.mark' }],
  ['own_account=abc', { mode: 'ownAccount', token: 'abc' }],
  ['change_email=xyz', { mode: 'changeEmail', token: 'xyz' }],
  ['undo_email=xyz', { mode: 'undoEmail', token: 'xyz' }],
  ['token=abc.', { mode: 'link', token: 'abc' }],
  ['token=a-b%3E', { mode: 'link', token: 'a-b' }],
  ['token=a%0D%0Ab_).', { mode: 'link', token: 'ab_' }],
  ['token=%E2%80%8Eabc%E2%80%8F', { mode: 'link', token: 'abc' }],
  ['not_me=xyz', { mode: 'notMe', token: 'xyz' }],
])('"%s" opens %j', (search, expected) => {
  expect(loginMode(new URLSearchParams(search))).toEqual(expected);
});
