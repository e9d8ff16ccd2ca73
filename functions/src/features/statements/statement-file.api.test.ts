import { createHash, randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { aLine, aStatement, storeFile } from '../../../test/build-statement.ts';
import { testDb } from '../../../test/firebase.ts';
import { removeExpiredStatementFiles } from './statement-file.ts';

let token: string;
let treasurer: BuiltAdmin;
beforeAll(async () => {
  treasurer = await signInAdmin(undefined, 'open', 'treasurer');
  token = treasurer.token;
});

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');
const rowOf = async (file: string) => (await testDb().doc(`statement_files/${file}`).get()).data();
const isStored = async (file: string) =>
  (await serverContext().bucket().file(`statements/${file}`).exists())[0];
const download = (file: string, by = token) =>
  call(api.downloadStatementFile, { params: { file }, token: by });
const clean = () => removeExpiredStatementFiles(serverContext(), () => 10_000);
const expire = (file: string) =>
  testDb().doc(`statement_files/${file}`).update({ expires_at: Timestamp.now() });

it('the file of a statement is kept, named by its lines and by the history, and can be saved', async () => {
  const text = `Date,Name,Amount\n${randomUUID()}`;
  const line = aLine();
  const file = await storeFile(token, text);
  expect(file).toBe(sha256Of(text));
  const imported = await call(api.importStatement, { ...aStatement(file, [line]), token });
  expect(imported.body).toMatchObject({ added: 1 });
  const lines = testDb().collection('statement_lines').where('text', '==', line.text);
  expect((await lines.get()).docs.map((row) => row.get('file'))).toEqual([file]);

  const { headers, bytes } = await download(file);
  expect(String(bytes)).toBe(text);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="statement-/);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  await download(file);
  const told = (await auditRowsBy(treasurer.email)).map(({ action, changes }) => [action, changes]);
  const named = [{ field: 'sha256', before: null, after: file }];
  expect(told).toEqual([
    ['import_statement', named],
    ['download_statement', named],
  ]);
});

it('lines of a file that is not stored are refused', async () => {
  const statement = aStatement(sha256Of(randomUUID()));
  const refused = await call(api.importStatement, { ...statement, token });
  expect([refused.status, refused.body.code]).toEqual([404, 'file_not_found']);
});

it('a file whose object was not stored, because the process died, takes no lines until it is sent again', async () => {
  const text = randomUUID();
  const file = await storeFile(token, text);
  await serverContext().bucket().file(`statements/${file}`).delete();
  const statement = aStatement(file);
  expect((await call(api.importStatement, { ...statement, token })).status).toBe(404);
  await storeFile(token, text);
  expect((await call(api.importStatement, { ...statement, token })).body.added).toBe(1);
});

it('the same file again says who imported it, and is kept and listed once', async () => {
  const text = randomUUID();
  const owner = await signInAdmin();
  const file = await storeFile(token, text);
  const params = { header: 'b'.repeat(32) };
  const asked = async () =>
    (await call(api.readStatementFormat, { params, query: { file }, token })).body.imported;
  expect(await asked()).toBeNull();
  const statement = aStatement(file);
  await call(api.importStatement, { ...statement, token });
  expect(await storeFile(owner.token, text)).toBe(file);
  await call(api.importStatement, { ...statement, token: owner.token });
  expect(await asked()).toMatchObject({ imported_by: treasurer.email });
  const { files } = (await call(api.listStatementFiles, { query: { limit: '100' }, token })).body;
  const unused = await storeFile(token);
  expect(files.filter(({ id }) => [file, unused].includes(id))).toEqual([
    expect.objectContaining({ name: 'statement.csv', size: text.length, lines: 1, id: file }),
  ]);
});

it('a file that no import named goes after a day, and another one with the texts of its lines', async () => {
  const [unused, used] = [await storeFile(token), await storeFile(token)];
  await call(api.importStatement, { ...aStatement(used), token });
  const daysLeft = async (file: string) =>
    Math.round((((await rowOf(file))?.expires_at.toMillis() ?? 0) - Date.now()) / 86_400_000);
  expect([await daysLeft(unused), await daysLeft(used)]).toEqual([1, 365]);
  expect((await download(unused)).status).toBe(404);
  await clean();
  expect([await isStored(unused), await isStored(used)]).toEqual([true, true]);
  await expire(unused);
  await expire(used);
  await clean();
  expect([await isStored(unused), await isStored(used)]).toEqual([false, false]);
  expect([await rowOf(unused), await rowOf(used)]).toEqual([undefined, undefined]);
  expect((await download(used)).status).toBe(404);
});

it('a name is kept without what misleads, and ends like that of a statement', async () => {
  const send = async (name: string) => {
    const files = { file: new Blob([randomUUID()]) };
    const { file } = (await call(api.storeStatementFile, { token, body: { name }, files })).body;
    return (await rowOf(file))?.name;
  };
  expect(await send('صورتحساب آبان.csv')).toBe('صورتحساب آبان.csv');
  expect(await send('May.XLSX')).toBe('May.XLSX');
  expect(await send('../../x\u202Evsc.exe')).toBe('....xvsc.exe.csv');
});

it('a file of more than five megabytes is refused', async () => {
  const files = { file: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) };
  const refused = await call(api.storeStatementFile, { token, body: { name: 'a.csv' }, files });
  expect([refused.status, refused.body.code]).toEqual([413, 'file_too_large']);
});
