import { expect, it } from 'vitest';
import { foldText, isNameIn, squeeze } from './fold.ts';

it.each([
  ['JOSÉ', 'jose'],
  ['  Anna   Maria ', 'anna maria'],
  ['علي رضائي كاظمي', 'علی رضایی کاظمی'],
  ['می‌خواهم', 'می خواهم'],
  ['Ｓａｒａ ５', 'sara 5'],
  ['D´Angelo‑Núñez', "d'angelo-nunez"],
  ['', ''],
])('the text %j is folded to %j', (text, folded) => expect(foldText(text)).toBe(folded));

it('every letter of the Latin alphabets is folded to letters that a keyboard without marks has', () => {
  const european = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code));
  const others = 'ƁƇƉƊƎƏƐƑƓƗƘƝƟƤƬƲƳƵǤǦǨǮȘȚȲƆḌḪṬẒẞỢⱢⱥⱦ';
  const letters = [...european, ...others].filter((each) => /\p{Script=Latin}/u.test(each));
  expect(letters.filter((letter) => !/^[a-z]+$/.test(squeeze(letter)))).toEqual([]);
});

it.each([
  ['Müller', 'Mueller', 'MULLER'],
  ['Søndergård', 'Soendergaard', 'Sondergard', 'Söndergård'],
  ['Dell’Acqua', "Dell'Acqua", 'DELLACQUA', 'dell acqua'],
  ['Đoković', 'Djokovic', 'Dokovic'],
  ['Weiß', 'WEISS'],
])('the names %s and %s are one', (...names) => {
  expect(new Set(names.map(squeeze)).size).toBe(1);
});

it.each<[string, string, string]>([
  ['MUELLER JUERGEN', 'Jürgen', 'Müller'],
  ['Herr Jürgen Mueller', 'Juergen', 'Müller'],
  ['DELLACQUA NICCOLO', 'Niccolò', 'Dell’Acqua'],
  ['SIG. D ANGELO LUCA', 'Luca', "D'Angelo"],
  ['ROSSI SARA', 'Sara Maria', 'Rossi'],
  ['ANNAMARIA BIANCHI', 'Anna Maria', 'Bianchi'],
  ['Bianchi Anna-Maria', 'Annamaria', 'Bianchi'],
  ['LUKASZ ZOLTOWSKI', 'Łukasz', 'Żółtowski'],
  ['VANDENBERG JAN', 'Jan', 'van den Berg'],
  ['ELIYEV ELCIN', 'Elçin', 'Əliyev'],
  ['Aliyev Elchin, Elcin', 'Elçin', 'Əliyev'],
  ['MARTIN MARTIN', 'Martin', 'Martin'],
  ['CRUZ MARIA DE LA', 'María', 'de la Cruz'],
])('a bank writes %s for %s %s', (text, first, last) => {
  expect(isNameIn(text, [first, last])).toBe(true);
});

it.each<[string, string, string]>([
  ['SARA BIANCHI', 'Sara', 'Rossi'],
  ['ROSSI', 'Sara', 'Rossi'],
  ['SARAROSSI', 'Sara', 'Ross'],
  ['MARIA ROSSI', 'Sara Maria', 'Rossi'],
  ['JUAN CRUZ', 'Juan', 'de la Cruz'],
  ['', '', ''],
])('%j is not written for %s %s', (text, first, last) => {
  expect(isNameIn(text, [first, last])).toBe(false);
});
