import { api } from '@fanclub/contract/api';
import { type ExportList, exportLists, exportRoutes } from '@fanclub/contract/files/list-file';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { encodeCursor } from '#repositories/page-cursor';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { storeMember } from '../../../test/store-member.ts';

const admin = await signInAdmin();

it('a part of the members’ file begins behind its cursor and has no line of names', async () => {
  const member = await storeMember({ juventus_card: false });
  const createdAt = Timestamp.fromMillis(Date.now() + 60_000);
  const query = { q: member.email, columns: 'email', cursor: encodeCursor({ createdAt, id: 'a' }) };
  const answer = await call(api.exportUsers, { query, token: admin.token });
  expect(answer.bytes.toString()).toBe(`${member.email}\r\n`);
  expect((await auditRowsBy(admin.email)).map(({ action }) => action)).toEqual(['export_members']);
});

const wrong = (list: ExportList) => (list === 'codes' ? ['__a__', 'a/b', '.'] : ['__a__', 'a/b']);
/** The list of staff has one part and reads no cursor. */
const cases = exportLists
  .filter((list) => list !== 'staff')
  .flatMap((list) => wrong(list).map((cursor) => [list, cursor] as const));

it.each([
  ...cases,
  ['payments', '2026-11-20 members/a'],
  ['payments', '2026-11-20 ledger/__a__'],
  ['payments', '2026-11-20 members/a/notes/b'],
] as const)('the file of the %s refuses the cursor %s', async (list, cursor) => {
  const route = api[exportRoutes[list]] as typeof api.exportUsers;
  const query = { cursor, ...(list === 'code_users' && { code: 'NONE' }) };
  const { status, body } = await call(route, { query, token: admin.token });
  expect([status, body.errors]).toEqual([400, { cursor: 'invalid_value' }]);
});
