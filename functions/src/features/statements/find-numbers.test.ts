import { expect, it } from 'vitest';
import { findNumbers } from './find-numbers.ts';

it.each([
  ['JOFCI-7KQ2M9XA'],
  ['jofci 7kq2m9xa'],
  ['Membership JOFCI7KQ2M9XA Sara'],
  ['SVWZ+JOFCI-7KQ2 M9XA EREF'],
  ['JOFCI\n7KQ2M\r\n9XA'],
  ['ＪＯＦＣＩ－７ＫＱ２Ｍ９ＸＡ'],
  ['واریز JOFCI-۷KQ۲M۹XA'],
  ['JOFCI_7KQ2M9XARSSMRA'],
  ['season 26/27, 7KQ2M9XA'],
])('a request number is found in %s', (text) => {
  expect(findNumbers([text, null]).exact).toEqual(['JOFCI-7KQ2M9XA']);
});

it.each([['JOFCI-7KQ2M9X'], ['XJ7KQ2M9XAB'], ['JOFCI'], ['']])(
  'a request number is not in %s',
  (text) => {
    expect(findNumbers([text]).exact).toEqual([]);
  },
);

it('a request number may stand there twice, and with another', () => {
  const { exact } = findNumbers(['JOFCI-7KQ2M9XA jofci-7kq2m9xa', 'JOFCI-AAAABBBB']);
  expect(exact).toEqual(['JOFCI-7KQ2M9XA', 'JOFCI-AAAABBBB']);
});

it('a misspelt number suggests every number that it can stand for', () => {
  const { exact, alike } = findNumbers(['1OFCI-7KQZM9XA']);
  expect(exact).toEqual(['JOFCI-7KQZM9XA']);
  expect(alike).toEqual(['JOFCI-7KQ2M9XA']);
  expect(findNumbers(['JOFCI-S2BG58ZG']).alike).toEqual([]);
});
