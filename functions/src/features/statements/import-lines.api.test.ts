import type { NewLine } from '@fanclub/contract/statements/lines';
import {
  importStatement,
  listStatementLines,
  readStatementProfile,
  setLineAside,
} from '@fanclub/contract/statements/routes';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { aLine, aProfile, aStatement, buildLine } from '../../../test/build-statement.ts';
import { testDb } from '../../../test/firebase.ts';
import { startServer } from '../../../test/start-server.ts';

let treasurer: BuiltAdmin;
beforeAll(async () => {
  treasurer = await signInAdmin(undefined, 'open', 'treasurer');
});
beforeEach(async () => {
  await testDb().recursiveDelete(testDb().collection('statement_lines'));
});

const send = (statement: ReturnType<typeof aStatement>, baseUrl?: string) =>
  call(importStatement, { ...statement, token: treasurer.token, ...(baseUrl && { baseUrl }) });
const bring = async (lines: NewLine[]) => (await send(aStatement(lines))).body;
const stored = async () =>
  (await testDb().collection('statement_lines').get()).docs.map((row) => row.data());

describe('a statement', () => {
  it('brings each line once, however often and under whatever id it comes', async () => {
    const lines = [aLine(), aLine({ amount: 1950 })];
    const statement = aStatement(lines);
    expect((await send(statement)).body).toEqual({ added: 2, known: 0 });
    expect((await send(statement)).body).toEqual({ added: 0, known: 2 });
    expect(await bring([...lines, aLine()])).toEqual({ added: 1, known: 2 });
    expect((await stored()).map(({ amount }) => amount).sort()).toEqual([1950, 2000, 2000]);
    const told = (await auditRowsBy(treasurer.email)).filter(
      ({ action }) => action === 'import_statement',
    );
    expect(told.length).toBe(2);
  });

  it('brought twice at once, through two instances, brings each line once', async () => {
    const lines = Array.from({ length: 40 }, () => aLine());
    const server = await startServer();
    try {
      const answers = await Promise.all([
        send(aStatement(lines)),
        send(aStatement(lines), server.url),
        send(aStatement(lines.slice(20))),
      ]);
      const added = answers.reduce((sum, { body }) => sum + body.added, 0);
      expect([added, (await stored()).length]).toEqual([40, 40]);
    } finally {
      await server.kill();
    }
  });

  it('tells two real lines that say the same from one that comes twice', async () => {
    const line = aLine();
    const twins = [line, { ...line, occurrence: 2 }];
    expect(await bring(twins)).toEqual({ added: 2, known: 0 });
    expect(await bring(twins)).toEqual({ added: 0, known: 2 });
  });

  it.each<[string, Partial<NewLine>]>([
    ['payer', { payer: 'سارا رضایی' }],
    ['text', { text: 'عضویت فصل جدید' }],
    ['name at the bank', { bank_id: 'TX-2' }],
    ['amount', { amount: 2001, raw_amount: '20,01' }],
    ['day', { day: '2026-11-19', raw_day: '19.11.2026' }],
  ])('takes lines of another %s for others', async (_, change) => {
    const line = aLine({ payer: 'مریم رضایی', text: 'عضویت فصل تازه', bank_id: 'TX-1' });
    expect(await bring([line, { ...line, ...change }])).toEqual({ added: 2, known: 0 });
  });

  it('is the same in whatever form its letters come', async () => {
    await bring([aLine({ payer: 'Sara  ROSSI', text: 'Tessera № 5' })]);
    const again = { payer: ' sara Rossi', text: 'tessera No 5' };
    expect(await bring([aLine(again)])).toEqual({ added: 0, known: 1 });
  });

  it('mails nobody', async () => {
    const mails = async () => (await testDb().collection('mail').count().get()).data().count;
    const before = await mails();
    await bring([aLine({ amount: 1 }), aLine()]);
    expect(await mails()).toBe(before);
  });

  it.each<[string, NewLine, Record<string, string>]>([
    ['nothing', aLine({ amount: 0 }), { 'lines[0].amount': 'number_out_of_range' }],
    ['what went out', aLine({ amount: -5 }), { 'lines[0].amount': 'number_out_of_range' }],
    ['another amount', aLine({ raw_amount: '2.000,00' }), { 'lines[0].amount': 'invalid_value' }],
    ['an unread amount', aLine({ raw_amount: '20 or so' }), { 'lines[0].amount': 'invalid_value' }],
    ['another day', aLine({ raw_day: '21.11.2026' }), { 'lines[0].day': 'invalid_date' }],
    ['no day', aLine({ day: '2026-02-30' }), { 'lines[0].day': 'invalid_date' }],
    ['a novel', aLine({ text: 'x'.repeat(401) }), { 'lines[0].text': 'too_long' }],
  ])('with a line of %s is refused as a whole', async (_, line, errors) => {
    const answer = await send(aStatement([line, aLine()]));
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect(await stored()).toEqual([]);
  });

  it('of more than a hundred lines takes several calls', async () => {
    const lines = Array.from({ length: 101 }, (_, i) => aLine({ text: `${i}` }));
    expect((await send(aStatement(lines))).body.errors).toEqual({ lines: 'too_long' });
    expect(await bring(lines.slice(1))).toEqual({ added: 100, known: 0 });
  });

  it('in toman is kept in rial', async () => {
    const profile = { ...aProfile, unit: 'toman', decimal: '.' } as const;
    const line = aLine({ amount: 1_250_000, raw_amount: '۱۲۵٬۰۰۰' });
    expect((await send(aStatement([line], { profile }))).body.added).toBe(1);
    expect(await stored()).toMatchObject([{ amount: 1_250_000, currency: 'IRR' }]);
  });

  it('leaves behind for everybody how its bank writes', async () => {
    const header = 'a'.repeat(32);
    const read = async () =>
      (await call(readStatementProfile, { params: { header }, token: treasurer.token })).body;
    expect(await read()).toEqual({ profile: null });
    await send(aStatement(undefined, { header }));
    expect(await read()).toEqual({ profile: aProfile });
    await testDb().doc(`statement_profiles/${header}`).delete();
  });
});

describe('a line', () => {
  it('waits in the order of the import, page by page, until it is set aside', async () => {
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push(await buildLine(treasurer.token));
    const list = async (query = {}) =>
      (await call(listStatementLines, { query, token: treasurer.token })).body;
    const page = await list({ limit: '2' });
    const rest = await list({ limit: '2', cursor: String(page.next_cursor) });
    const listed = [...page.lines, ...rest.lines].map(({ line }) => line.id);
    expect([listed, rest.next_cursor]).toEqual([ids, null]);

    const params = { lineId: String(ids[0]) };
    const setAside = async (aside: boolean) =>
      (await call(setLineAside, { params, body: { aside }, token: treasurer.token })).body.line;
    expect((await setAside(true)).state).toBe('set_aside');
    expect((await setAside(true)).state).toBe('set_aside');
    expect((await list()).lines.length).toBe(2);
    expect((await list({ state: 'set_aside' })).lines[0]?.line.id).toBe(ids[0]);
    await setAside(false);
    expect((await list()).lines.length).toBe(3);
  });

  it('that is not there cannot be set aside', async () => {
    const params = { lineId: 'x'.repeat(43) };
    const answer = await call(setLineAside, {
      params,
      body: { aside: true },
      token: treasurer.token,
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'line_not_found']);
  });

  it('is nothing for reviewers and members', async () => {
    const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
    const answer = await call(listStatementLines, { query: {}, token: reviewer.token });
    expect(answer.body.code).toBe('role_not_allowed');
    expect((await call(listStatementLines, { query: {} })).status).toBe(401);
  });
});
