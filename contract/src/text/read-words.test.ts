import { expect, it } from 'vitest';
import { fieldWords } from '../words/field-words.ts';
import { languageCodes } from './languages.ts';
import { readGender, readYesNo } from './read-words.ts';
import { saysNothing } from './word-key.ts';

const genders = {
  male: 'M|m.|male|Man|MASCHIO|Uomo|Sig.|sig|Mr.|Mr|männlich|MANNLICH|Herr|homme|hombre|H|مرد|آقا|آقاي|اقا|پسر|ذكر',
  female:
    'F|female|Femmina|DONNA|Sig.ra|Sig.na|Mrs|Ms.|Miss|weiblich|W|femme|Féminin|mujer|زن|خانم|خانم\u200c|أنثى|Frau',
  other: 'other|Altro|divers|سایر|ساير',
};

it.each(Object.entries(genders))('a cell says "%s" in many ways', (gender, cells) => {
  expect(cells.split('|').filter((cell) => readGender(cell) !== gender)).toEqual([]);
});

it('the words of our own files are read in every language', () => {
  for (const code of languageCodes) {
    const words = Object.entries(fieldWords[code].choices.gender);
    expect(words.map(([, word]) => readGender(word))).toEqual(words.map(([value]) => value));
  }
});

it.each(['', '-', '1', 'x', 'd', 'u', 'م', 'Andrea', 'M/F', 'Dr.', 'Sig./Sig.ra'])(
  'no gender is guessed from %j',
  (cell) => {
    expect(readGender(cell)).toBeNull();
  },
);

it.each([
  [
    true,
    'yes|Y|Sì|si|SI|s|x|X|✓|✔|✔️|✅|1|۱|TRUE|true|VERO|WAHR|ja|J|oui|بله|آری|اري|دارد|پرداخت شده|paid|Pagato',
  ],
  [
    false,
    'no|N|NO|0|۰|FALSE|FALSO|falsch|nein|non|خیر|خير|نه|ندارد|پرداخت نشده|unpaid|non pagato|✗',
  ],
  [null, '| |-|?|maybe|2|yes no|Sara|35.00|o|v|partial|شاید'],
] as const)('a cell says %s in many ways', (answer, cells) => {
  expect(cells.split('|').filter((cell) => readYesNo(cell) !== answer)).toEqual([]);
});

it('a text that says that there is nothing is known as such', () => {
  const cells = ['', '-', '—', 'N/A', 'n/a', 'N.A.', 'none', '/', '.', 'ندارد', '—'];
  expect(cells.filter((cell) => !saysNothing(cell))).toEqual([]);
  expect(['0', '10121', 'PO Box 5', 'north'].filter(saysNothing)).toEqual([]);
});
