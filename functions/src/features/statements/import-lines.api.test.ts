import { api } from '@fanclub/contract/api';
import type { NewLine } from '@fanclub/contract/statements/lines';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeEach, expect, it } from 'vitest';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { aFormat, aLine, aStatement, buildLine, storeFile } from '../../../test/build-statement.ts';
import { testDb } from '../../../test/firebase.ts';
import { startServer } from '../../../test/start-server.ts';

const treasurer = await signInAdmin(undefined, 'open', 'treasurer');
const file = await storeFile(treasurer.token);
beforeEach(async () => {
  await testDb().recursiveDelete(testDb().collection('statement_lines'));
});

const send = (statement: ReturnType<typeof aStatement>, baseUrl?: string) =>
  call(api.importStatement, { ...statement, token: treasurer.token, ...(baseUrl && { baseUrl }) });
const bring = async (lines: NewLine[]) => (await send(aStatement(file, lines))).body;
const stored = async () =>
  (await testDb().collection('statement_lines').get()).docs.map((row) => row.data());

it('a statement brings each line once, however often and under whatever id it comes', async () => {
  const lines = [aLine(), aLine({ amount: 1950 })];
  const statement = aStatement(file, lines);
  expect((await send(statement)).body).toMatchObject({ added: 2, known: 0 });
  expect((await send(statement)).body).toMatchObject({ added: 0, known: 2 });
  expect(await bring([...lines, aLine()])).toMatchObject({ added: 1, known: 2 });
  expect((await stored()).map(({ amount }) => amount).sort()).toEqual([1950, 2000, 2000]);
  const told = (await auditRowsBy(treasurer.email)).filter(
    ({ action }) => action === 'import_statement',
  );
  expect(told.length).toBe(2);
});

it('a statement brought twice at once, through two instances, brings each line once', async () => {
  const lines = Array.from({ length: 40 }, () => aLine());
  const server = await startServer();
  try {
    const answers = await Promise.all([
      send(aStatement(file, lines)),
      send(aStatement(file, lines), server.url),
      send(aStatement(file, lines.slice(20))),
    ]);
    const added = answers.reduce((sum, { body }) => sum + body.added, 0);
    expect([added, (await stored()).length]).toEqual([40, 40]);
  } finally {
    await server.kill();
  }
});

it('a statement tells two real lines that say the same from one that comes twice', async () => {
  const line = aLine();
  const twins = [line, { ...line, occurrence: 2 }];
  expect(await bring(twins)).toMatchObject({ added: 2, known: 0 });
  expect(await bring(twins)).toMatchObject({ added: 0, known: 2 });
});

it.each<[string, Partial<NewLine>]>([
  ['payer', { payer: 'سارا رضایی' }],
  ['text', { text: 'عضویت فصل جدید' }],
  ['name at the bank', { bank_id: 'TX-2' }],
  ['amount', { amount: 2001, raw_amount: '20,01' }],
  ['day', { day: '2026-11-19', raw_day: '19.11.2026' }],
])('a statement takes lines of another %s for others', async (_, change) => {
  const line = aLine({ payer: 'مریم رضایی', text: 'عضویت فصل تازه' });
  expect(await bring([line, { ...line, ...change }])).toMatchObject({ added: 2, known: 0 });
});

it('a statement with the bank’s number brings a payment once, whatever else its files say of it', async () => {
  const line = aLine({ bank_id: 'TX-1', text: 'membership' });
  const booked = { ...line, text: 'membership (booked)' };
  const otherColumns = { ...line, payer: 'membership', text: null, bank_id: ' tx-1' };
  expect(await bring([line])).toMatchObject({ added: 1, known: 0, perhaps_same: 0 });
  for (const again of [booked, otherColumns]) {
    expect(await bring([again])).toMatchObject({ added: 0, known: 1, perhaps_same: 0 });
  }
  const format = { ...aFormat, way: 'revolut' } as const;
  expect((await send(aStatement(file, [line], { format }))).body).toMatchObject({ added: 0 });
  expect(await bring([{ ...line, occurrence: 2 }])).toMatchObject({ added: 1 });
});

it('a statement says of which lines without such a number the payment was perhaps there already', async () => {
  const line = aLine({ text: 'membership' });
  const child = { ...line, text: 'membership of my child' };
  expect(await bring([line, child])).toMatchObject({ added: 2, perhaps_same: 0 });
  const others = [
    { ...line, text: 'membership (booked)' },
    { ...line, payer: null, text: 'membership, Sara  ROSSI' },
    { ...line, payer: 'Li Wei' },
  ];
  expect(await bring(others)).toMatchObject({ added: 3, known: 0, perhaps_same: 2 });
  const { lines } = (await call(api.listStatementLines, { query: {}, token: treasurer.token }))
    .body;
  const marked = lines.filter((listed) => listed.line.perhaps_same);
  expect(marked.map((listed) => listed.line.text).sort()).toEqual([
    'membership (booked)',
    'membership, Sara  ROSSI',
  ]);
});

it('a statement is the same in whatever form its letters come', async () => {
  await bring([aLine({ payer: 'Sara  ROSSI', text: 'Tessera № 5' })]);
  const again = { payer: ' sara Rossi', text: 'tessera No 5' };
  expect(await bring([aLine(again)])).toMatchObject({ added: 0, known: 1 });
});

it('a statement mails nobody', async () => {
  const mails = async () => (await testDb().collection('mail').count().get()).data().count;
  const before = await mails();
  await bring([aLine({ amount: 1 }), aLine()]);
  expect(await mails()).toBe(before);
});

it.each<[string, NewLine, Record<string, string>]>([
  ['another amount', aLine({ raw_amount: '2.000,00' }), { 'lines[0].amount': 'invalid_value' }],
  ['an unread amount', aLine({ raw_amount: '20 or so' }), { 'lines[0].amount': 'invalid_value' }],
  ['another day', aLine({ raw_day: '21.11.2026' }), { 'lines[0].day': 'invalid_date' }],
])('a statement with a line of %s is refused as a whole', async (_, line, errors) => {
  const answer = await send(aStatement(file, [line, aLine()]));
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  expect(await stored()).toEqual([]);
});

it('a statement of more than a hundred lines takes several calls', async () => {
  const lines = Array.from({ length: 101 }, (_, i) => aLine({ text: `${i}` }));
  expect((await send(aStatement(file, lines))).body.errors).toEqual({ lines: 'too_long' });
  expect(await bring(lines.slice(1))).toMatchObject({ added: 100, known: 0 });
});

it('a statement doubts none of its lines for another one of its own, in whatever calls they come', async () => {
  const first = aStatement(file);
  expect((await send(first)).body).toMatchObject({ added: 1, perhaps_same: 0 });
  const next = { ...first, body: { ...first.body, lines: [aLine()] } };
  expect((await send(next)).body).toMatchObject({ added: 1, perhaps_same: 0 });
  expect(await bring([aLine()])).toMatchObject({ added: 1, perhaps_same: 1 });
});

it('amounts in toman are stored in rial', async () => {
  const format = { ...aFormat, unit: 'toman', decimal: '.' } as const;
  const line = aLine({ amount: 1_250_000, raw_amount: '۱۲۵٬۰۰۰' });
  expect((await send(aStatement(file, [line], { format }))).body.added).toBe(1);
  expect(await stored()).toMatchObject([{ amount: 1_250_000, currency: 'IRR' }]);
});

it('a statement leaves behind for everybody how its bank writes', async () => {
  const header = 'a'.repeat(32);
  const read = async () =>
    (await call(api.readStatementFormat, { params: { header }, token: treasurer.token })).body;
  expect(await read()).toEqual({ format: null, imported: null });
  await send(aStatement(file, undefined, { header }));
  expect(await read()).toEqual({ format: aFormat, imported: null });
  await testDb().doc(`file_formats/${header}`).delete();
});

it('a line waits in the order of the import, page by page, until it is set aside', async () => {
  const ids = [];
  for (let i = 0; i < 3; i += 1) ids.push(await buildLine(treasurer.token));
  const list = async (query = {}) =>
    (await call(api.listStatementLines, { query, token: treasurer.token })).body;
  const page = await list({ limit: '2' });
  const rest = await list({ limit: '2', cursor: String(page.next_cursor) });
  const listed = [...page.lines, ...rest.lines].map(({ line }) => line.id);
  expect([listed, rest.next_cursor]).toEqual([ids, null]);

  const params = { lineId: String(ids[0]) };
  const setAside = async (aside: boolean) =>
    (await call(api.setLineAside, { params, body: { aside }, token: treasurer.token })).body.line;
  expect((await setAside(true)).state).toBe('set_aside');
  expect((await setAside(true)).state).toBe('set_aside');
  expect((await list()).lines.length).toBe(2);
  expect((await list({ list: 'set_aside' })).lines[0]?.line.id).toBe(ids[0]);
  await setAside(false);
  expect((await list()).lines.length).toBe(3);
});

it('a line is listed in the order of its file', async () => {
  const texts = ['first', 'second', 'third', 'fourth', 'fifth'];
  await bring(texts.map((text) => aLine({ text })));
  const { lines } = (await call(api.listStatementLines, { query: {}, token: treasurer.token }))
    .body;
  expect(lines.map(({ line }) => line.text)).toEqual(texts);
});

it('a missing line cannot be set aside', async () => {
  const params = { lineId: 'x'.repeat(43) };
  const answer = await call(api.setLineAside, {
    params,
    body: { aside: true },
    token: treasurer.token,
  });
  expect([answer.status, answer.body.code]).toEqual([404, 'line_not_found']);
});
