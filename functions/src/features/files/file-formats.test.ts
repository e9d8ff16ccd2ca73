import { expect, it } from 'vitest';
import { fileFormats } from './file-formats.ts';
import { fileParts, type ListFile } from './list-file.ts';

const columns = ['request_number', 'phone', 'is_paid'] as const;
const row = { request_number: 'JOFCI-7KQ2M9XA', phone: '+393331234567', is_paid: false, id: 'x' };

/** Writes a file with one page for each number in `sizes`, which is the page's number of rows. */
function fileOf(format: 'excel' | 'csv' | 'json', sizes: number[]): string {
  const pages = sizes.map((size, i) =>
    fileFormats[format].write({
      columns,
      rows: Array.from({ length: size }, () => row),
      isFirst: i === 0,
      isLast: i === sizes.length - 1,
    }),
  );
  return pages.join('');
}

it.each([
  ['nobody', [0], 0],
  ['one page', [2], 2],
  ['two pages', [2, 1], 3],
  ['a last page with nobody on it', [2, 0], 2],
])('the file is whole JSON with %s', (_, sizes, count) => {
  const records = JSON.parse(fileOf('json', sizes));
  expect(records).toHaveLength(count);
  const one = { request_number: 'JOFCI-7KQ2M9XA', phone: '+393331234567', is_paid: false };
  expect(records.every((record: object) => JSON.stringify(record) === JSON.stringify(one))).toBe(
    true,
  );
});

it('the file is whole JSON if a filter leaves no row of the first page', async () => {
  const pages = async function* () {
    yield { rows: [], nextCursor: 'a' };
    yield { rows: [row], nextCursor: 'b' };
    yield { rows: [], nextCursor: null };
  };
  const choice = { columns: [...columns], format: 'json' } as const;
  const parts = fileParts({ pages } as unknown as ListFile, choice, {
    from: null,
    rowsPerPage: 1,
  });
  let text = '';
  for await (const { bytes } of parts) text += bytes;
  expect(JSON.parse(text)).toHaveLength(1);
});

it('the file names the columns of a CSV once', () => {
  const line = "JOFCI-7KQ2M9XA,'+393331234567,false\r\n";
  expect(fileOf('csv', [1, 1])).toBe(`\uFEFFrequest_number,phone,is_paid\r\n${line}${line}`);
});

it('the file opens in Excel as columns, in every language', () => {
  const line = "JOFCI-7KQ2M9XA\t'+393331234567\tfalse\r\n";
  expect(fileOf('excel', [1, 1])).toBe(`\uFEFFrequest_number\tphone\tis_paid\r\n${line}${line}`);
  expect(Buffer.from(fileOf('excel', [1]), fileFormats.excel.encoding).subarray(0, 4)).toEqual(
    Buffer.from([0xff, 0xfe, 0x72, 0x00]),
  );
});
