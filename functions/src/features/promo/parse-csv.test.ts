import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const cellsOf = (text: string) => parseCsv(text)?.map(({ cells }) => cells);

it.each([
  ['commas', 'a,b\r\n1,2\r\n'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\r1\t2\r'],
  ['a mark before them', '\uFEFFa,b\n1,2'],
  ['empty lines and spaces', 'a , b\n\n , \n1, 2\n\n'],
])('parseCsv reads %s', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('parseCsv keeps what stands in quotes: separators, quotes and lines', () => {
  expect(cellsOf('a,b\n"x, ""y""\nz",2')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
  ]);
});

it('parseCsv keeps empty cells, the last one too', () => {
  expect(cellsOf('a,b,c\n1,,')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', ''],
  ]);
});

it('parseCsv counts lines as a person does', () => {
  const lines = parseCsv('a,b\n\n"1\n2",x\n3,y')?.map(({ line }) => line);
  expect(lines).toEqual([1, 3, 5]);
});

it.each(['a,b\n"x,2', 'a,b\n"x"y,2'])('parseCsv knows no CSV in %j', (text) => {
  expect(parseCsv(text)).toBeNull();
});

it('parseCsv finds nothing in nothing', () => {
  expect(parseCsv('')).toEqual([]);
});
