import { childPack } from '@fanclub/contract/http/samples';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';

/** Returns a daughter of this age in years, for the family of a registration, without a club card. */
export const buildChild = (
  first_name: string,
  age: number,
  more: Partial<FamilyPerson> = {},
): FamilyPerson => ({
  first_name,
  last_name: 'Ahmadi',
  gender: 'female',
  country_of_birth: 'IR',
  birth_date: `${new Date().getFullYear() - age}-01-15`,
  pack_type: childPack,
  juventus_card: false,
  request_number: drawRequestNumber(),
  ...more,
});
