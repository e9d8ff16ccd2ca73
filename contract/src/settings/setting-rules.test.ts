import { expect, it } from 'vitest';
import { adminRoles } from '../roles.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { updateSettings } from './admin-routes.ts';
import { publicDefaults } from './defaults.ts';
import {
  groupedCard,
  isBankCard,
  isDeadline,
  isHttpsAddress,
  maskedCard,
} from './setting-rules.ts';
import {
  settingDefaults,
  settingNames,
  settingRow,
  settingRules,
  settingsOf,
  settingsWith,
} from './settings.ts';

const errorsOf = (body: object) =>
  fieldErrorsOf(updateSettings.body, updateSettings.normalise({ version: '1', ...body }));

it.each(settingNames)('the default of %s follows its own rule', (name) => {
  expect(settingRules[name]?.isValidSync(settingDefaults[name], { strict: true })).toBe(true);
});

it('the public settings are those that have a default in the public pages', () => {
  expect([...settingsWith({ isPublic: true })].sort()).toEqual(Object.keys(publicDefaults).sort());
});

it('owners may change every setting, treasurers those about money, and others none', () => {
  expect(settingsOf('owner')).toEqual(settingNames);
  const ofTreasurers = new Set(settingsOf('treasurer').map((name) => settingRow(name).group));
  expect([...ofTreasurers]).toEqual([
    'prices',
    'payment',
    'unpaid',
    'rate',
    'waiving',
    'till',
    'statements',
  ]);
  for (const group of ofTreasurers) {
    expect(settingsOf('treasurer')).toEqual(expect.arrayContaining(settingsWith({ group })));
  }
  const others = adminRoles.filter((role) => role !== 'owner' && role !== 'treasurer');
  expect(others.flatMap(settingsOf)).toEqual([]);
});

it('a stored field has the name of its setting, except for the names that were agreed before', () => {
  const others = settingNames.map((name) => settingRow(name).field).filter(Boolean);
  expect(others).toEqual([
    'enforceDeadline',
    'fallbackRate',
    'clientPromoFallback',
    'specialAccountEmail',
  ]);
});

it.each([
  [{ season: '2026' }, 'invalid_value'],
  [{ price_base: -1 }, 'number_out_of_range'],
  [{ price_base: 5.005 }, 'invalid_value'],
  [{ price_base: '5' }, 'invalid_type'],
  [{ deadline: '2026-02-30T12:00:00' }, 'invalid_date'],
  [{ card_number: '6037 9900 0000 0001' }, 'invalid_value'],
  [{ revolut_link: 'http://revolut.me/x' }, 'invalid_value'],
  [{ iban: 'IT60X0542811101000000123457' }, 'invalid_value'],
  [{ iban_bic: 'UNCRITM' }, 'invalid_value'],
  [{ iban_holder: 'x'.repeat(71) }, 'too_long'],
  [{ paypal_link: 'javascript:alert(1)' }, 'invalid_value'],
  [{ fallback_rate: 0 }, 'number_out_of_range'],
  [{ rate_url: 'http://rates.example' }, 'invalid_value'],
  [{ rate_url: 'https://169.254.169.254/rate' }, 'invalid_value'],
  [{ rate_url: 'https://[::1]/rate' }, 'invalid_value'],
  [{ rate_url: 'https://metadata.google.internal/rate' }, 'invalid_value'],
  [{ rate_url: 'https://localhost/rate' }, 'invalid_value'],
  [{ rate_day_percent: 120 }, 'number_out_of_range'],
  [{ notify_email: 'sara' }, 'invalid_email'],
  [{ keep_receipt_days: 1.5 }, 'invalid_value'],
  [{ enforce_deadline: 'yes' }, 'invalid_type'],
  [{ dashboard_theme: 1 }, 'unknown_field'],
])('a wrong setting is refused at its field: %j: %s', (body, error) => {
  expect(errorsOf(body)).toEqual({ [Object.keys(body)[0] as string]: error });
});

it('a setting takes what is right, as people type it', () => {
  const right = {
    season: ' 2027/28 ',
    price_base: 5.5,
    deadline: '2027-03-15T23:59:59',
    card_number: '۶۰۳۷-۹۹۷۱-۲۳۴۵-۶۷۸۳',
    revolut_link: '',
    iban: ' it۶۰x 0542811101000000123456',
    iban_bic: 'uncr it mm',
    paypal_link: 'https://paypal.me/club',
    fallback_rate: null,
    notify_email: 'Staff@Club.Test',
  };
  expect(errorsOf(right)).toEqual({});
  expect(updateSettings.normalise(right)).toMatchObject({
    season: '2027/28',
    card_number: '6037 9971 2345 6783',
    iban: 'IT60 X054 2811 1010 0000 0123 456',
    iban_bic: 'UNCRITMM',
    notify_email: 'staff@club.test',
  });
});

it('a bank card number is accepted in any groups if its check digit is right', () => {
  expect(isBankCard('6037997123456783')).toBe(true);
  expect(isBankCard('6037 9971 2345 6788')).toBe(false);
  expect(isBankCard('6037 9971 2345')).toBe(false);
  expect(groupedCard('6037997123456783')).toBe('6037 9971 2345 6783');
  expect(maskedCard('6037 9971 2345 6783')).toBe('•••• 6783');
  expect(isDeadline('2028-02-29T00:00:00')).toBe(true);
});

it.each([
  ['https://club.example/news?a=b@c', true],
  ['http://club.example', false],
  ['https://club.example@evil.example', false],
  ['https://user:word@evil.example', false],
  ['club.example', false],
])('%s may be linked: %s', (address, is) => {
  expect(isHttpsAddress(address)).toBe(is);
});
