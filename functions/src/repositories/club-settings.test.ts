import { settingDefaults, settingNames, settingRow } from '@fanclub/contract/settings/settings';
import { changeClub, ibanOnly, putFactsBack } from '@fanclub/contract/testing/change-club';
import { afterEach, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import { openMemory } from '../../test/memory-database.ts';
import { readClubSettings } from './club-settings.ts';

afterEach(putFactsBack);

/** Reads the settings of a club that stores only this value. */
async function readWith(name: (typeof settingNames)[number], value: unknown) {
  const { db, rows } = openMemory();
  const { document, field = name } = settingRow(name);
  rows.set(`settings/${document}`, { [field]: value });
  return readClubSettings(db);
}

it('a stored setting is the default while nothing is stored', async () => {
  const { values, malformed } = await readClubSettings(openMemory().db);
  expect([values, malformed]).toEqual([settingDefaults, []]);
});

it.each(settingNames)(
  'a setting of the wrong type is named and counts as the default: %s',
  async (name) => {
    const { values, malformed } = await readWith(name, { no: 'value' });
    const { ifMalformed } = settingRow(name);
    expect(values).toEqual({
      ...settingDefaults,
      ...(ifMalformed !== undefined && { [name]: ifMalformed }),
    });
    expect(malformed).toEqual([name]);
  },
);

it.each([
  ['price_base', 1001],
  ['season', '2027'],
  ['deadline', '2026-02-30T12:00:00'],
  ['card_number', '6037 9900 0000 0001'],
  ['rate_url', 'https://169.254.169.254/rate'],
  ['rate_day_percent', 101],
  ['paypal_link', 'javascript:alert(1)'],
  ['faq_join_question_en', 'x'.repeat(121)],
  ['fallback_rate', { value: 0, since: timestampOf(0) }],
  ['closed', true],
] as const)(
  'a setting that the panel would refuse counts as the default: %s %j',
  async (name, value) => {
    const { values, malformed } = await readWith(name, value);
    expect([values, malformed]).toEqual([settingDefaults, [name]]);
  },
);

it.each([
  ['notify_email', ' Staff@Club.Test', 'staff@club.test'],
  ['card_number', '۶۰۳۷-۹۹۷۱-۲۳۴۵-۶۷۸۳', '6037 9971 2345 6783'],
  ['closed', { value: true, since: timestampOf(0) }, true],
  ['fallback_rate', null, null],
] as const)(
  'a stored setting is read as a person may have typed it: %s',
  async (name, stored, value) => {
    const { values, malformed } = await readWith(name, stored);
    expect([values, malformed]).toEqual([{ ...settingDefaults, [name]: value }, []]);
  },
);

it.each([
  ['paypal_link', 'https://pay.test'],
  ['card_number', '6037 9971 2345 6783'],
  ['keep_passport_days', 90],
  ['hold_unpaid_cards', true],
] as const)(
  'a setting about what the club no longer has counts as the default: %s',
  async (name, stored) => {
    expect((await readWith(name, stored)).values[name]).toBe(stored);
    changeClub(ibanOnly);
    const { values, malformed } = await readWith(name, stored);
    expect([values, malformed]).toEqual([settingDefaults, []]);
  },
);
