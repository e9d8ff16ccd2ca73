import { api } from '@fanclub/contract/api';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import { testDb } from '../../../test/firebase.ts';
import { fileOf, importingBy, nameless, person, stored } from '../../../test/import-lines.ts';

const owner = await signInAdmin();
const { send } = importingBy(owner);

const change = (id: string, what: 'invite' | 'take_back' | 'keep', { token } = owner) =>
  call(api.changeImport, { token, params: { id }, body: { what } });

it('an import is taken back by two owners: who was touched since stays, and is listed with the reason', async () => {
  const second = await signInAdmin();
  const file = fileOf();
  const [untouched, changed, paid] = [person(), person(), person({ paid: 'yes' })];
  const { lines } = (await send([untouched, changed, paid], { file })).body;
  const params = { id: lines[1]?.request_number ?? '' };
  const { user } = await callOrThrow(api.readUser, { params, token: owner.token });
  const edit = { params: { id: user.id }, body: { phone: '+393330000002' }, token: owner.token };
  await callOrThrow(api.updateUser, edit);
  expect((await change(file.id, 'take_back')).body).toEqual({ done: 0, waits: true, kept: [] });
  expect((await change(file.id, 'take_back')).body).toMatchObject({ waits: true });
  const { imports } = await callOrThrow(api.listImports, { token: owner.token });
  expect(imports.find(({ id }) => id === file.id)).toMatchObject({
    name: file.name,
    by: owner.email,
    members: 3,
    asked_by: owner.email,
    is_taken_back: false,
  });
  const { body } = await change(file.id, 'take_back', second);
  expect(body).toMatchObject({ done: 2, kept: [{ reason: 'changed', request_number: params.id }] });
  expect((await change(file.id, 'take_back')).body).toMatchObject({ done: 0, kept: body.kept });
  expect([await stored(untouched.email), await stored(paid.email)]).toEqual([null, null]);
  expect((await stored(changed.email))?.applications).toBe(1);
  const ledger = await testDb().collection('ledger').where('season', '==', user.season).get();
  expect(ledger.docs.map((row) => row.get('kind'))).not.toContain('settled');
  // The same file makes them anew, with later numbers.
  const again = person();
  await send([again], { file: fileOf() });
  expect((await stored(again.email))?.row.member_number).toBeGreaterThan(user.member_number ?? 0);
});

it('an import is not taken back after seven days, nor without a second owner; a request for it can be dropped', async () => {
  const file = fileOf();
  const sara = person();
  await send([sara], { file });
  await change(file.id, 'take_back');
  await change(file.id, 'keep');
  const second = await signInAdmin();
  expect((await change(file.id, 'take_back', second)).body).toMatchObject({ waits: true });
  await testDb()
    .doc(`imports/${file.id}`)
    .update({ at: timestampOf(Date.now() - 8 * dayMs) });
  expect((await change(file.id, 'take_back')).body).toMatchObject({ code: 'invalid_transition' });
  expect(await stored(sara.email)).not.toBeNull();
});

it('who was imported without an invitation is invited later, once', async () => {
  const file = fileOf();
  const [sara, old] = [person(), nameless()];
  await send([sara, old], { file });
  expect((await change(file.id, 'invite')).body).toMatchObject({ done: 1 });
  expect((await change(file.id, 'invite')).body).toMatchObject({ done: 0 });
  expect((await stored(sara.email))?.mails).toHaveLength(1);
});
