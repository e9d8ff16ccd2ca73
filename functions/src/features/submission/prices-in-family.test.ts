import { changePackage, putFactsBack } from '@fanclub/contract/testing/change-club';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { buildApplication } from '../../../test/build-money.ts';
import { openMemory, putMember } from '../../../test/memory-database.ts';
import { pricesInFamily } from './prices-in-family.ts';

beforeEach(() => changePackage('base', { family: true }));
afterEach(putFactsBack);

const settings = parseRegistrationSettings({ data: () => undefined } as DocumentSnapshot);
const guardian = buildApplication({ id: 'g', pack_type: 'base', guardian_id: null });
const dependant = buildApplication({
  id: 'd',
  guardian_id: 'g',
  request_number: 'JOFCI-ABCD2346',
  pack_type: 'base',
});
const { season } = guardian;

/** Returns the price of the package for this person, while these people of the family are stored. */
async function priceFor(
  person: Parameters<typeof pricesInFamily>[2],
  stored: (typeof guardian)[],
  pack = 'base',
) {
  const { db, rows, transaction } = openMemory();
  for (const one of stored) putMember(rows, one);
  const prices = await pricesInFamily(transaction, db, person, { pack, season, settings });
  return prices.packages[pack];
}

it.each([
  ['a dependant whose guardian has it', { id: 'new', guardian_id: 'g' }, [guardian], 0],
  ['a guardian whose dependant has it', guardian, [guardian, dependant], 0],
  ['the first of a family', { id: 'new', guardian_id: 'g' }, [{ ...guardian, pack_type: 'x' }], 5],
  ['a person without a family', { id: 'new', guardian_id: null }, [guardian, dependant], 5],
  ['a person whose own application has it', guardian, [guardian], 5],
])('the price of a package for families, for %s', async (_, person, stored, price) => {
  expect(await priceFor(person, stored)).toBe(price);
});

it('another package has its price, whoever has it', async () => {
  expect(await priceFor(dependant, [{ ...guardian, pack_type: 'under_5' }], 'under_5')).toBe(5);
});
