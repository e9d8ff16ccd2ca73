import { api } from '@fanclub/contract/api';
import { drawRequestNumber, requestNumberPattern } from '@fanclub/contract/members/request-number';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { storedMember } from '../../../test/stored.ts';

it('the registration takes the request number that the person was shown, or says that it drew another', async () => {
  const shown = drawRequestNumber();
  const first = await call(api.register, {
    body: await buildRegistration({ request_number: shown }),
  });
  expect(first.body.request_number).toBe(shown);
  expect(first.body).not.toHaveProperty('request_number_changed');
  for (const taken of [shown, 'JOFCI-1', 'x'.repeat(64)]) {
    const other = await call(api.register, {
      body: await buildRegistration({ request_number: taken }),
    });
    expect(other.status).toBe(201);
    expect(other.body.request_number).toMatch(requestNumberPattern);
    expect(other.body.request_number).not.toBe(shown);
    expect(other.body.request_number_changed).toBe(true);
    const told = requestNumberPattern.test(taken) ? taken : null;
    expect((await storedMember({ id: other.body.user_id }))?.told_number).toBe(told);
  }
});

it('admins find a member by the number that the bank’s note may name', async () => {
  const shown = drawRequestNumber();
  const owners = [];
  for (let i = 0; i < 2; i++) {
    const body = await buildRegistration({ request_number: shown });
    owners.push((await call(api.register, { body })).body);
  }
  const { token } = await signInAdmin();
  const found = await call(api.listUsers, { token, query: { q: shown } });
  const numbers = found.body.users.map(({ request_number }) => request_number);
  expect(numbers.sort()).toEqual([shown, owners[1]?.request_number].sort());
});

it('one of two people who were shown the same number gets it', async () => {
  const request_number = drawRequestNumber();
  const bodies = await Promise.all([1, 2].map(() => buildRegistration({ request_number })));
  const answers = await Promise.all(bodies.map((body) => call(api.register, { body })));
  const numbers = answers.map(({ body }) => body.request_number);
  expect(new Set(numbers).size).toBe(2);
  expect(numbers).toContain(request_number);
});
