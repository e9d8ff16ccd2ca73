import type { RequestStatus } from '@fanclub/contract/members/states';
import type { RegisterRequest } from '@fanclub/contract/registration/request';

/** One demo member: what the person sent, and what became of it. */
export interface DemoPerson {
  uid: string;
  requestNumber: string;
  registeredDaysAgo: number;
  status: RequestStatus;
  hasPassword: boolean;
  request: Omit<RegisterRequest, 'receiptUrl' | 'passportUrl'>;
}

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
const packs = ['international', 'base', 'under_14', 'under_5'] as const;
const genders = ['female', 'male', 'other'] as const;
const statuses: readonly RequestStatus[] = [
  'submitted',
  'approved',
  'submitted',
  'rejected',
  'submitted',
  'approved',
];
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** A stable request number for the n-th demo member. */
function requestNumberOf(index: number): string {
  let rest = (index + 1) * 7_919_537;
  let code = '';
  for (let i = 0; i < 8; i++) {
    code += alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length) + 13 * (i + 1);
  }
  return `JOFCI-${code}`;
}

function person(index: number, changes: Partial<RegisterRequest> & { email: string }) {
  const language = at(['fa', 'fa', 'en', 'fa', 'it'] as const, index);
  const country = at(['IR', 'IR', 'DE', 'IR', 'IT'], index);
  const inRial = language === 'fa' && index % 2 === 0;
  return {
    first_name: at(firstNames, index),
    last_name: at(lastNames, index * 7 + 3),
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
        'Via Roma 3, Torino',
      ],
      index,
    ),
    postal_code:
      country === 'IR' ? `14${10_000_000 + index * 137_911}`.slice(0, 10) : `1${2345 + index}`,
    phone:
      country === 'IR'
        ? `+9891${20_000_000 + index * 61_771}`
        : `+4915${20_000_000 + index * 61_771}`,
    pack_type: at(packs, index),
    juventus_card: index % 3 !== 1,
    language,
    payment_method: inRial ? ('rial' as const) : ('euro' as const),
    euro_payment_method: inRial ? null : at(['revolut', 'paypal'] as const, index),
    legal_consents: { terms: true, privacy: true, cookies: index % 2 === 0, dpa: true },
    ...changes,
  };
}

const namedPeople: DemoPerson[] = [
  {
    uid: 'demo-approved',
    requestNumber: 'JOFCI-APPRVD22',
    registeredDaysAgo: 30,
    status: 'approved',
    hasPassword: true,
    request: person(0, { email: 'approved@fanclub.test', first_name: 'Sara', juventus_card: true }),
  },
  {
    uid: 'demo-linkonly',
    requestNumber: 'JOFCI-NKNKNK33',
    registeredDaysAgo: 20,
    status: 'approved',
    hasPassword: false,
    request: person(2, { email: 'linkonly@fanclub.test' }),
  },
  {
    uid: 'demo-pending',
    requestNumber: 'JOFCI-PENDNG44',
    registeredDaysAgo: 1,
    status: 'submitted',
    hasPassword: true,
    request: person(3, { email: 'pending@fanclub.test', language: 'fa' }),
  },
];

const furtherMembers = 40;

/** The members of the demo: three named accounts and forty more, the same at every seeding. */
export const demoPeople: readonly DemoPerson[] = [
  ...namedPeople,
  ...Array.from({ length: furtherMembers }, (_, i): DemoPerson => {
    const index = i + 4;
    return {
      uid: `demo-member-${String(i + 1).padStart(2, '0')}`,
      requestNumber: requestNumberOf(index),
      registeredDaysAgo: 2 + (i % 25) + i / 50,
      status: at(statuses, i),
      hasPassword: false,
      request: person(index, { email: `member${String(i + 1).padStart(2, '0')}@fanclub.test` }),
    };
  }),
];
