import { api } from '@fanclub/contract/api';
import { maxJsonBytes } from '@fanclub/contract/http/limits';
import {
  lineTextMaxLength,
  type NewLine,
  payerMaxLength,
} from '@fanclub/contract/statements/lines';
import { aFormat } from '@fanclub/contract/testing/statement-format';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { inParts, useImport } from './use-import.ts';
import { useLines } from './use-lines.ts';

const aLine = (text: string): NewLine => ({
  day: '2026-11-20',
  direction: 'in',
  amount: 2000,
  raw_day: '2026-11-20',
  raw_amount: '20.00',
  payer: text.slice(0, payerMaxLength),
  text,
  bank_id: null,
  occurrence: 1,
});

it('a file is split into calls that hold no more lines and bytes than the server takes', () => {
  const short = Array.from({ length: 250 }, (_, i) => aLine(`${i}`));
  expect(inParts(short).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(inParts(short).flat()).toEqual(short);
  // Lines with the longest text that the server accepts, in letters of two bytes.
  const long = Array.from({ length: 100 }, (_, i) => aLine(`${i}`.padEnd(lineTextMaxLength, 'ش')));
  const parts = inParts(long);
  expect(parts.flat()).toEqual(long);
  expect(parts.length).toBeGreaterThan(2);
  for (const lines of parts) {
    expect(new TextEncoder().encode(JSON.stringify(lines)).length).toBeLessThan(
      maxJsonBytes - 4096,
    );
  }
  expect(inParts([])).toEqual([]);
});

const header = '0'.repeat(32);
/** Imports this many lines while the list of open lines is mounted, and waits until this list is fetched again. */
async function importLines(count: number) {
  fakeServer.answer(api.listStatementLines, { lines: [], next_cursor: null });
  const { result } = renderAsAdmin(() => ({ list: useLines('open'), sending: useImport() }));
  await waitFor(() => expect(result.current.list.isLoading).toBe(false));
  const lines = Array.from({ length: count }, (_, i) => aLine(`${i}`));
  fakeServer.answer(api.storeStatementFile, { file: 'a'.repeat(64) });
  fakeServer.answer(api.listStatementFiles, { files: [], next_cursor: null });
  const source = { name: 'statement.csv', bytes: new Uint8Array([65]) };
  const importId = '00000000-0000-4000-8000-000000000000';
  act(() => result.current.sending.mutate({ importId, source, header, format: aFormat, lines }));
  await waitFor(() => expect(result.current.sending.isPending).toBe(false));
  await waitFor(() => expect(fakeServer.callsOf(api.listStatementLines)).toHaveLength(2));
  return result.current.sending;
}

it('the results of the parts are added up, and the lines are read again', async () => {
  fakeServer.answer(api.importStatement, ({ body }) => ({
    added: body.lines.length - 1,
    added_out: 1,
    known: 1,
    perhaps_same: 1,
    returned: 1,
  }));
  expect((await importLines(150)).data).toEqual({
    added: 148,
    added_out: 2,
    known: 2,
    perhaps_same: 2,
    returned: 2,
  });
});

it('a refused part ends the import', async () => {
  fakeServer.answer(api.importStatement, refusal('service_busy'));
  expect((await importLines(150)).error).not.toBeNull();
  expect(fakeServer.callsOf(api.importStatement)).toHaveLength(1);
});
