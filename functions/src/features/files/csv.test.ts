import { cellAsWritten } from '@fanclub/contract/read-file/cell-as-written';
import papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

it('csvRecord parts cells by commas and ends as RFC 4180 says', () => {
  expect(csvRecord(['Sara', 32.5, true, null, undefined, ''])).toBe('Sara,32.5,true,,,\r\n');
});

it('csvRecord quotes what would break the record', () => {
  expect(csvRecord(['Rossi, Sara', 'says "ciao"', 'two\nlines', 'plain'])).toBe(
    '"Rossi, Sara","says ""ciao""","two\nlines",plain\r\n',
  );
});

it.each([
  ['=1+1', "'=1+1"],
  ['+39 333', "'+39 333"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['x; ＝1+1', "x; '＝1+1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', '"\'\r\'=1"'],
  ['\n=1', '"\'\n\'=1"'],
  ['x;@SUM(1+1);y', "x;'@SUM(1+1);y"],
  ['x; =1+1', "x; '=1+1"],
  ['x\t+39', "x\t'+39"],
  ['x\n-2', '"x\n\'-2"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('csvRecord runs no formula: %j', (text, cell) => {
  expect(csvRecord([text, 'x'])).toBe(`${cell},x\r\n`);
});

it('csvRecord gives back the text that was written', () => {
  for (const text of ['x;@SUM(1+1);y', 'x; ＝1', '＠a', '\t=1', 'x\n-2', 'a=b']) {
    const [[cell = ''] = []] = papa.parse<string[]>(csvRecord([text, 'x']), {
      delimiter: ',',
    }).data;
    expect(cellAsWritten(cell)).toBe(text);
  }
});

it.each([
  ['00118', "'00118"],
  ['6037991234567890', "'6037991234567890"],
  ['10121', '10121'],
  ['2026', '2026'],
  ['0', '0'],
])('csvRecord keeps the digits of %s in a spreadsheet', (text, cell) => {
  expect(csvRecord([text, 'x'])).toBe(`${cell},x\r\n`);
  expect(cellAsWritten(cell)).toBe(text);
});

it('csvRecord leaves numbers below zero, and signs inside a text, alone', () => {
  expect(csvRecord([-2, 'a=b', 'Al-Amin'])).toBe('-2,a=b,Al-Amin\r\n');
});
