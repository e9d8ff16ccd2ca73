import { expect, it } from 'vitest';
import { randomOf } from '../testing/random-of.ts';
import { anonymousCopy } from './anonymous-copy.ts';
import { csvOf } from './csv-text.ts';
import { openFile } from './open-file.ts';

const rows = [
  ['Estratto conto di Sara Rossi', 'IT60X0542811101000000123456'],
  ['Data', 'Descrizione', 'Importo', 'CR/DR', 'Divisa'],
  ['05/11/2026', 'Bonifico Nicolò "Roè", سارا احمدی Łukasz Дата', '-1.035,00', 'CR', 'EUR'],
  ['06/11/2026', 'Bonifico Nicolò ۳۴٬۱۹۹٬۸۰۰ Ωμέγα', '+20,00', 'DR', 'EUR'],
];
const words = (cells: string[][]) =>
  cells.flat().flatMap((cell) => cell.match(/[\p{L}\p{N}]{4,}/gu) ?? []);
const seed = Math.floor(Math.random() * 2 ** 31);

it(`an anonymous copy has no word and no number of four letters and more but in its headings (seed ${seed})`, () => {
  for (let draw = seed; draw < seed + 50; draw++) {
    const copy = anonymousCopy(rows, 1, randomOf(draw));
    expect(copy[1]).toEqual(rows[1]);
    const before = new Set(words(rows.toSpliced(1, 1)));
    expect(words(copy.toSpliced(1, 1)).filter((word) => before.has(word))).toEqual([]);
  }
});

const kinds: [RegExp, string][] = [
  [/[0-9]/g, '0'],
  [/[۰-۹]/g, '۰'],
  [/[ا-ی]/g, 'ا'],
  [/\p{Lu}/gu, 'A'],
  [/\p{Ll}/gu, 'a'],
];
const shapeOf = (cells: string[][]) =>
  kinds.reduce((text, [letter, kind]) => text.replace(letter, kind), JSON.stringify(cells));

it('an anonymous copy keeps lengths, signs, separators, scripts and which words are equal', () => {
  const copy = anonymousCopy(rows, 1, randomOf(7));
  expect(shapeOf(copy)).toEqual(shapeOf(rows));
  const words = copy.map(([, text]) => text?.split(' ').slice(0, 2));
  expect(words[2]).toEqual(words[3]);
  expect(copy.slice(2).map((cells) => cells.slice(-2))).toEqual([
    ['CR', 'EUR'],
    ['DR', 'EUR'],
  ]);
});

it('a table that is written as CSV is read back as it was', async () => {
  const opened = await openFile(new TextEncoder().encode(csvOf(rows)));
  expect(opened.state === 'read' && opened.sheet.rows).toEqual(rows);
});
