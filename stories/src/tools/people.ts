import { offers } from '@fanclub/contract/club/offers';
import { euroPaymentMethods, offersRial, takesEuroBy } from '@fanclub/contract/members/payment';
import { isForChild, packTypes } from '@fanclub/contract/pricing/packages';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { offeredLanguage } from '@fanclub/contract/text/languages';

/** The fields that a person enters in the registration form, except the e-mail address. */
export type InventedPerson = Omit<RegisterRequest, 'email' | 'receiptUrl' | 'passportUrl'>;

const firstNames = [
  'Sara',
  'Reza',
  'Giulia',
  'Maryam',
  'José',
  'Ali',
  'Elena',
  'Navid',
  'Laleh',
  'Marco',
  'Parisa',
  'Hossein',
  'Chiara',
  'Kaveh',
  'Nasrin',
  'Luca',
  'Shirin',
  'Omid',
  'Francesca',
  'Babak',
];
const lastNames = [
  'Ahmadi',
  'Rossi',
  'Karimi',
  'Müller',
  'Hosseini',
  'Bianchi',
  'Rahimi',
  'Moradi',
  "O'Neil",
  'Ferrari',
  'Ebrahimi',
  'Sadeghi',
  'Romano',
  'Jafari',
  'Kazemi',
  'Greco',
  'Rostami',
  'Tehrani',
  'Conti',
  'Shirazi',
];
const genders = ['female', 'male', 'other'] as const;

/** Returns the item at index `turn` of a list that is repeated without end. */
export const takeTurns = <T>(list: readonly T[], turn: number) => list[turn % list.length] as T;

const at = takeTurns;

/** Returns the child for whom a package is bought. The child is young enough for both packages for children. */
const childOf = (index: number, last_name: string) => ({
  holder_first_name: at(firstNames, index * 3 + 5),
  holder_last_name: last_name,
  holder_birth_date: `${new Date().getFullYear() - 1 - (index % 4)}-0${1 + (index % 9)}-1${index % 10}`,
});

/** Returns the n-th demo person. The same number always gives the same person; names, countries and packages vary. */
export function personOf(index: number): InventedPerson {
  const language = offeredLanguage(at(['fa', 'fa', 'en', 'fa', 'it'], index));
  const country = at(['IR', 'IR', 'DE', 'IR', 'IT'], index);
  const pack = at(packTypes, index);
  const last_name = at(lastNames, index * 7 + 3);
  const inRial = offersRial(language) && index % 2 === 0;
  return {
    first_name: at(firstNames, index),
    last_name,
    gender: at(genders, index),
    birth_date: `${1965 + ((index * 11) % 45)}-0${1 + (index % 9)}-1${index % 10}`,
    country_of_birth: at(['IR', 'IT', 'IR', 'DE'], index),
    country_of_residency: country,
    address_of_residency: at(
      [
        'Valiasr Street 12, Tehran',
        'Chaharbagh 40, Isfahan',
        'Hauptstr. 5, Berlin',
        'Eram Boulevard 7, Shiraz',
        'Via Verdi 3, Bologna',
      ],
      index,
    ),
    postal_code:
      country === 'IR' ? `14${10_000_000 + index * 137_911}`.slice(0, 10) : `${12_345 + index}`,
    phone: `${country === 'IR' ? '+9891' : '+4915'}${20_000_000 + index * 61_771}`,
    pack_type: pack,
    ...(isForChild(pack) && childOf(index, last_name)),
    juventus_card: offers('card') && index % 3 !== 1,
    language,
    payment_method: inRial ? 'rial' : 'euro',
    euro_payment_method: inRial ? null : at(euroPaymentMethods.filter(takesEuroBy), index),
    legal_consents: { terms: true, privacy: true, cookies: index % 2 === 0, dpa: true },
  };
}
