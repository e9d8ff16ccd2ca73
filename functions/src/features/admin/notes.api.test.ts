import { randomUUID } from 'node:crypto';
import { listQueue } from '@fanclub/contract/admin/case-routes';
import { addNote, listNotes } from '@fanclub/contract/admin/notes-routes';
import { exportOwnData } from '@fanclub/contract/own-data/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { readZip } from '../../../test/read-files.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

let member: BuiltMember;
const [sara, nora] = [await signInAdmin(), await signInAdmin(undefined, 'open', 'treasurer')];
beforeEach(async () => {
  member = await storeMember({ juventus_card: false });
});

const by = ({ token }: BuiltAdmin) => ({ token, params: { id: member.id } });

const note = (text: string, noteId: string = randomUUID(), admin = sara) => {
  const { token, params } = by(admin);
  return call(addNote, { token, params: { ...params, noteId }, body: { text } });
};
const notes = async (query = {}) => (await call(listNotes, { ...by(nora), query })).body;

it('a note is read by every admin, the newest first, page by page', async () => {
  for (const text of ['first', 'second', ' third ']) await note(text);
  const page = await notes({ limit: '2' });
  expect(page.notes.map(({ text, admin_email }) => [text, admin_email])).toEqual([
    ['third', sara.email],
    ['second', sara.email],
  ]);
  const rest = await notes({ limit: '2', cursor: String(page.next_cursor) });
  expect([rest.notes.map(({ text }) => text), rest.next_cursor]).toEqual([['first'], null]);
});

it('a note that is sent twice is one, with one row of history, and the first one stays', async () => {
  const noteId = randomUUID();
  const { body } = await note('Called.', noteId);
  expect((await note('Called again.', noteId)).body.note).toEqual(body.note);
  expect((await notes()).notes).toEqual([body.note]);
  const rows = await auditRowsOf(member.id);
  expect(rows.map(({ action, fields }) => [action, fields])).toEqual([['add_note', []]]);
});

it('a note makes it the application of whoever noted, and stops no decision', async () => {
  await note('Mine.', randomUUID(), nora);
  const mine = await call(listQueue, { token: nora.token, params: { queue: 'mine' }, query: {} });
  expect(mine.body.users.map(({ id }) => id)).toContain(member.id);
  expect((await storedMember(member))?.version).toBe(1);
});

it('a note is in the member’s download, without who wrote it', async () => {
  await note('Paid by the sister.');
  const { bytes } = await call(exportOwnData, { token: member.token });
  const data = String(readZip(bytes).get('data.json'));
  expect(JSON.parse(data).notes).toEqual([{ text: 'Paid by the sister.', at: expect.any(String) }]);
  expect(data).not.toContain(sara.email);
});

it.each([
  ['nobody', { id: 'nobody' }, 'Called.', 404],
  ['no words', {}, '  ', 400],
  ['too many of them', {}, 'x'.repeat(1001), 400],
  ['an id that is none', { noteId: 'short' }, 'Called.', 404],
])('a note of %s is refused', async (_, changes, text, status) => {
  const params = { id: member.id, noteId: randomUUID(), ...changes };
  const answer = await call(addNote, { token: sara.token, params, body: { text } });
  expect(answer.status).toBe(status);
});
