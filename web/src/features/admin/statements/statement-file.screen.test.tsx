import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { aFormat } from '@fanclub/contract/testing/statement-format';
import { languageCodes } from '@fanclub/contract/text/languages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { savedFiles } from '#testing/saved-files.ts';
import { errors } from '#testing/texts.ts';
import { field, fill, press, pressWhenReady } from '#testing/user-events.ts';
import { fileHash, openStatements, t } from './testing/open-statements.ts';

const downloads = savedFiles();

async function drop(text: string | Uint8Array<ArrayBuffer>) {
  const file = new File([text], 'statement.csv', { type: 'text/csv' });
  await act(async () => {
    fireEvent.change(screen.getByLabelText(t('file.label')), { target: { files: [file] } });
  });
}

test('a row that contradicts the balances is imported only if a person says so', async () => {
  await openStatements();
  await drop(
    'Date,Name,Amount (EUR),Balance\n20.11.2026,Sara,20.00,120.00\n21.11.2026,Li,-5.00,130.00\n22.11.2026,Ali,7.00,137.00\n23.11.2026,Omid,8.00,145.00',
  );
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ });
  const ignore = await screen.findByRole('checkbox', { name: new RegExp(t('ask.ignore')) });
  expect(submit().disabled).toBe(true);
  fireEvent.click(ignore);
  await waitFor(() => expect(submit().disabled).toBe(false));
});

const revolut = [
  'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
  'TOPUP,Current,2026-11-20 10:00:01,2026-11-20 10:00:05,From Sara JOFCI-7KQ2M9XA,20.00,0.00,EUR,COMPLETED,20',
  'TRANSFER,Current,2026-11-20 11:00:01,2026-11-20 11:00:05,Rent,-500.00,0.00,EUR,COMPLETED,0',
  'TOPUP,Current,2026-11-20 12:00:01,2026-11-20 12:00:05,Zero,0.00,0.00,EUR,COMPLETED,0',
  'TOPUP,Current,2026-11-20 12:00:01,,Waits,5.00,0.00,EUR,PENDING,0',
  'TOPUP,Current,2026-11-20 12:00:01,2026-11-20 12:00:05,Odd,5.0.0,0.00,EUR,COMPLETED,0',
].join('\n');

/** Returns the result of an import. */
const imported = (changes: Partial<RouteResponse<typeof api.importStatement>>) => ({
  added: 0,
  added_out: 0,
  known: 0,
  perhaps_same: 0,
  returned: 0,
  ...changes,
});

test.each(languageCodes)(
  'a file of Revolut is read by itself and imported: %s',
  async (language) => {
    await openStatements([], { language });
    const sum = imported({ added: 1, added_out: 1, returned: 1 });
    fakeServer.answer(api.importStatement, sum);
    await drop(revolut);
    await screen.findByText(t('format.known'));
    expect(screen.getByText(/JOFCI-7KQ2M9XA/)).toBeTruthy();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(new RegExp(t('preview.problems.amount')))).toBeTruthy();
    press(t('preview.import', { count: 2 }));
    const done = await screen.findByText(new RegExp(t('preview.done', { count: 1 })));
    expect(done.textContent).toContain(t('preview.doneOut', { count: 1 }));
    expect(done.textContent).toContain(t('preview.returned', { count: 1 }));
    const [call] = fakeServer.callsOf(api.importStatement);
    expect(call?.body).toMatchObject({
      format: { unit: 'EUR', decimal: '.', dates: 'ymd', way: 'revolut' },
      lines: [
        { day: '2026-11-20', direction: 'in', amount: 2000, raw_amount: '20.00', occurrence: 1 },
        { direction: 'out', amount: 50_000, raw_amount: '-500.00', text: 'Rent' },
      ],
    });
  },
);

const unknown = 'When;Who;What;How much\n03/04/2026;Sara;Fee;1.000\n05/04/2026;Li;Fee;20\n';

test('missing facts of a file are asked for once', async () => {
  await openStatements();
  fakeServer.answer(api.importStatement, imported({ added: 2, known: 0 }));
  await drop(unknown);
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ });
  await screen.findByText(t('format.missing'));
  fill(t('ask.unit'), 'EUR');
  fill(t('ask.dates'), 'dmy');
  expect(submit().disabled).toBe(true);
  fill(t('ask.decimal', { sample: '1.000' }), ',');
  expect(submit().disabled).toBe(true);
  const signs = t('ask.signs', { count: 2, row: 2 });
  expect(field(signs).value).toBe('');
  fill(signs, 'in');
  // An answer can be changed as long as the file is not imported.
  fill(t('ask.dates'), 'mdy');
  expect(screen.getByText(t('ask.dates'))).toBeTruthy();
  fill(t('ask.dates'), 'dmy');
  expect(screen.getByText(/€1,000/, { selector: 'li bdi' })).toBeTruthy();
  press(t('preview.import', { count: 2 }));
  await screen.findByText(t('preview.done', { count: 2 }));
  const body = fakeServer.callsOf(api.importStatement)[0]?.body;
  expect(body?.lines.map(({ day, amount }) => [day, amount])).toEqual([
    ['2026-04-03', 100_000],
    ['2026-04-05', 2000],
  ]);
  expect(body?.header).toMatch(/^[0-9a-f]{32}$/);
});

test('a file like one that a colleague brought is read as that one was', async () => {
  await openStatements([], { format: aFormat });
  await drop(unknown);
  await screen.findByText(t('format.known'));
  expect(screen.getByText(/€1,000/, { selector: 'li bdi' })).toBeTruthy();
});

test('a file whose bytes tell nothing is asked about, with a line as it would be read', async () => {
  await openStatements();
  const letters = [...'Date,Name,Amount (EUR)\n20.11.2026,Dvo\u00f8\u00e1k,20.00'];
  await drop(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  const line = await screen.findByRole('button', { name: /Dvořák.*windows-1250/ });
  act(() => line.click());
  expect(await screen.findByText('Dvořák')).toBeTruthy();
});

test('an import that fails in between is sent again under the same id', async () => {
  await openStatements();
  fakeServer.answer(api.importStatement, refusal('service_busy'));
  await drop(revolut);
  await pressWhenReady(t('preview.import', { count: 2 }));
  expect(await screen.findByText(errors('service_busy'))).toBeTruthy();
  fakeServer.answer(api.importStatement, imported({ added: 0, known: 1 }));
  press(t('preview.import', { count: 2 }));
  await screen.findByText(`${t('preview.done', { count: 0 })} ${t('preview.known', { count: 1 })}`);
  const ids = fakeServer.callsOf(api.importStatement).map(({ params }) => params.importId);
  expect(new Set(ids).size).toBe(1);
});

test('the file itself is sent first, and its lines name it', async () => {
  await openStatements();
  fakeServer.answer(api.importStatement, imported({ added: 1, known: 0 }));
  await drop(revolut);
  await screen.findByText(t('format.known'));
  press(t('preview.import', { count: 2 }));
  await screen.findByText(t('preview.done', { count: 1 }));
  const [sent] = fakeServer.callsOf(api.storeStatementFile);
  expect([sent?.body.name, await sent?.files.file?.text()]).toEqual(['statement.csv', revolut]);
  expect(fakeServer.callsOf(api.importStatement)[0]?.body.file).toBe(fileHash);
});

test('the same file again says who imported it', async () => {
  const first = { imported_at: '2026-11-21T10:00:00.000Z', imported_by: 'sara@example.com' };
  await openStatements([], { imported: first });
  await drop(revolut);
  expect(await screen.findByText(/was imported on .* by .*sara@example\.com/)).toBeTruthy();
  const [asked] = fakeServer.callsOf(api.readStatementFormat);
  expect(asked?.query.file).toMatch(/^[0-9a-f]{64}$/);
});

test('imported files are listed and can be saved again', async () => {
  const file = {
    id: fileHash,
    name: 'آبان.csv',
    size: 5,
    imported_at: '2026-11-21T10:00:00.000Z',
    imported_by: 'sara@example.com',
    lines: 3,
  };
  await openStatements([], { files: [file] });
  fakeServer.answer(api.downloadStatementFile, new Blob(['bytes']));
  press(t('files.downloadOf', { name: file.name }));
  await waitFor(() => expect(downloads.saved).toEqual([file.name]));
  expect(screen.getByText(/3 transfers/)).toBeTruthy();
});

test('the list of files is missing if no file was imported', async () => {
  await openStatements();
  expect(screen.queryByText(t('files.title'))).toBeNull();
});

test('a file without rows says so', async () => {
  await openStatements();
  await drop('Date,Amount\n');
  expect(await screen.findByText(t('file.empty'))).toBeTruthy();
});
