import { expect, it } from 'vitest';
import { guardedPartOf, namesAccount } from './guarded.ts';
import { settingNames, settingsWith } from './settings.ts';

const partOf = (field: (typeof settingNames)[number], after: unknown = '') =>
  guardedPartOf({ field, after });

const aboutMoney =
  /price|fee|rate|card_(number|holder)|bank|iban|account|pay|wallet|link|rial|euro/;
// Prices are shown to everybody, and with a wrong price the money still goes to the club. A limit of cash only warns.
const alone: readonly string[] = [
  ...settingsWith({ group: 'prices' }),
  ...settingsWith({ group: 'till' }),
];
const ofMoney = settingNames.filter(
  (name) => aboutMoney.test(name) && name !== 'special_account_email',
);

it.each(ofMoney)('the guarded list has %s, or says why one person changes it alone', (name) => {
  expect([partOf(name) !== null, alone.includes(name)]).toContain(true);
});

it('the guarded list has the money’s groups whole, the answers about paying, texts of mails and new owners', () => {
  for (const group of ['payment', 'rate'] as const) {
    expect(new Set(settingsWith({ group }).map((name) => partOf(name)))).toEqual(new Set([group]));
  }
  expect(partOf('faq_rial_answer_fa', 'به کارت')).toBe('how_to_pay');
  expect(guardedPartOf({ field: 'mail:rest_due.it.body', after: '' })).toBe('mails');
  expect(guardedPartOf({ field: 'role:a.b@club.test', after: 'owner' })).toBe('owners');
});

it('the guarded list has every other text of the club too while that names an account', () => {
  expect(partOf('faq_join_answer_fa', 'بیایید!')).toBeNull();
  expect(partOf('faq_join_answer_fa', 'واریز به ۶۰۳۷ ۹۹۷۱ ۲۳۴۵ ۶۷۸۳')).toBe('how_to_pay');
  expect(partOf('benefit_gift_en', 'paypal.me/club')).toBe('how_to_pay');
});

it.each([
  ['6037-9971-2345-6783', true],
  ['IT60 X054 2811 1010 0000 0123 456', true],
  ['https://revolut.me/x', true],
  ['6037 - 9971 - 2345 - 6783', true],
  ['۶۰۳۷/۹۹۷۱/۲۳۴۵/۶۷۸۳', true],
  ['6037\u200c9971\u200c2345\u200c6783', true],
  ['GB29-NWBK-6016-1331-9268-19', true],
  ['ｐａｙｐａｌ．ｍｅ／ｘ', true],
  ['Revolut: @club', true],
  ['Monday 10:00 to 13:00, Friday 15:00 to 18:00', false],
  ['Call 0039 333 123 45', false],
  ['In 2026/27 we are 1.250 members. See you', false],
])('the text %s names an account: %s', (text, names) => {
  expect(namesAccount(text)).toBe(names);
});
