import { defaultPublicSettings as settings } from '@fanclub/contract/settings/defaults';
import { changePackage, putFactsBack } from '@fanclub/contract/testing/change-club';
import { afterEach, expect, test } from 'vitest';
import { buildFamilyMember } from '#testing/build-member.ts';
import { priceOf } from './desk-values.ts';

afterEach(putFactsBack);

const choice = { pack_type: 'base', juventus_card: true, payment_method: 'euro' } as const;
const relative = buildFamilyMember({ pack_type: 'base', season: settings.season });

test.each([
  ['a package for one person has its price, whoever of the family has it', false, [relative], 2000],
  ['a package for families has its price for the first one', true, [], 2000],
  ['a package for families costs no more if the family has it', true, [relative], 1500],
])('%s', (_, family, relatives, amount) => {
  changePackage('base', { family });
  expect(priceOf(choice, settings, undefined, relatives)).toEqual({ amount, currency: 'EUR' });
});
