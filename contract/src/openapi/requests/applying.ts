import type { AddFamilyRequest, renewFamily } from '../../families/routes.ts';
import type { RouteBody } from '../../http/route.ts';
import type { renew } from '../../registration/renewal-routes.ts';
import type { RegisterRequest } from '../../registration/request.ts';
import { about, type RouteRequests } from './route-request.ts';
import {
  birthDate,
  email,
  fileId,
  linkToken,
  memberId,
  passportUrl,
  receiptUrl,
  requestNumber,
} from './samples.ts';

const applicant = {
  first_name: 'Sara',
  last_name: 'Rossi',
  gender: 'female',
  birth_date: '1990-05-17',
  country_of_birth: 'IR',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, Torino',
  postal_code: '10121',
  phone: '+393331234567',
  language: 'en',
  payment_method: 'euro',
  euro_payment_method: 'revolut',
  receiptUrl,
} as const;

const registration: RegisterRequest = {
  ...applicant,
  email,
  pack_type: 'international',
  juventus_card: true,
  password: 'Bianconeri-1897',
  passportUrl,
  promo_code: 'HALFSHIP',
  legal_consents: { terms: true, privacy: true, cookies: false, dpa: true },
  expected_total: 32.5,
};

const renewal: RouteBody<typeof renew> = {
  ...applicant,
  pack_type: 'base',
  juventus_card: false,
  season: '2027/28',
  request_number: requestNumber,
  expected_total: 5,
};

const family: AddFamilyRequest = {
  people: [
    {
      first_name: 'Dana',
      last_name: 'Rossi',
      gender: 'female',
      birth_date: '2022-04-01',
      country_of_birth: 'IT',
      pack_type: 'under_5',
      juventus_card: false,
      request_number: 'JOFCI-4HX8T2RC',
      expected_total: 5,
    },
  ],
  receiptUrl,
  payment_method: 'euro',
  euro_payment_method: 'revolut',
  language: 'en',
  expected_total: 5,
};

const familyRenewal: RouteBody<typeof renewFamily> = {
  season: '2027/28',
  people: [
    { id: memberId, pack_type: 'base', juventus_card: false, expected_total: 5 },
    { id: 'pW5rTn2KxQ8LsYd7ZbVc4JmE', pack_type: 'under_14', juventus_card: false },
  ],
  receiptUrl,
  payment_method: 'euro',
  euro_payment_method: 'revolut',
  language: 'en',
};

/** Example requests of registration, renewal, and the routes that are called before them. */
export const applying = {
  register: about(registration, (body) => ({ body })),
  renew: about(renewal, (body) => ({ body })),
  addFamily: about(family, (body) => ({ body })),
  renewFamily: about(familyRenewal, (body) => ({ body })),
  offerAccount: about({ id: memberId, email: 'dana@example.com' }, ({ id, email }) => ({
    params: { id },
    body: { email },
  })),
  withdrawAccount: about({ id: memberId }, (params) => ({ params })),
  openOwnAccount: about({ token: linkToken, birth_date: birthDate }, (given) => ({
    body: { ...given, legal_consents: { terms: true, privacy: true }, language: 'en' },
  })),
  validatePromoCode: { body: { code: 'HALFSHIP' } },
  applyPromoCode: { body: { code: 'HALFSHIP' } },
  uploadFile: { body: { file_type: 'receipt', surname: 'Rossi', payment_method: 'euro' } },
  removeFile: about({ file_url: receiptUrl }, (body) => ({ body })),
  getFile: about({ id: fileId }, (params) => ({ params, query: { t: '1795219200000' } })),
  remindMe: about({ email }, ({ email }) => ({
    body: { name: 'Sara Rossi', email, consent: true },
  })),
  leaveReminders: about({ token: linkToken }, (body) => ({ body })),
} satisfies Partial<RouteRequests>;
