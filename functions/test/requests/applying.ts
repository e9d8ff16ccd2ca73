import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { leaveToken } from '#features/mail/leave-link';
import { buildFamily, buildWard, newOffer, wardsBirthDate } from '../build-family.ts';
import { testKeyedHash } from '../firebase.ts';
import { waiting } from './people.ts';
import type { RouteCases } from './route-case.ts';
import {
  buildFamilyRenewal,
  buildRenewal,
  buildSmallRegistration,
  newSubject,
  smallImage,
  uploadSmall,
} from './subjects.ts';

export const applying = {
  register: { given: buildSmallRegistration },
  renew: {
    given: async () => {
      const { token, body } = await buildRenewal();
      return { as: token, ...body };
    },
  },
  addFamily: {
    given: async () => ({ as: (await newSubject()).token, ...(await buildFamily()) }),
  },
  renewFamily: {
    given: async () => {
      const { token, body } = await buildFamilyRenewal();
      return { as: token, ...body };
    },
  },
  offerAccount: {
    given: async () => {
      const { token, id } = await buildWard();
      return { as: token, id, email: uniqueEmail('own') };
    },
  },
  withdrawAccount: {
    given: async () => {
      const { token, id } = await buildWard();
      return { as: token, id };
    },
  },
  openOwnAccount: {
    given: async () => ({
      token: await newOffer(await buildWard()),
      birth_date: wardsBirthDate,
    }),
  },
  uploadFile: { given: async () => ({ file: await smallImage() }) },
  removeFile: {
    given: async () => ({ file_url: await uploadSmall('receipt') }),
  },
  getFile: {
    given: async () => {
      const { token, receiptUrl } = await waiting();
      return { as: token, id: receiptUrl.slice(receiptUrl.lastIndexOf('/') + 1) };
    },
  },
  remindMe: { given: async () => ({ email: uniqueEmail('reminder') }) },
  leaveReminders: {
    given: async () => ({
      token: leaveToken({ keyedHash: testKeyedHash() }, 'reminder', 'somebody'),
    }),
  },
} satisfies Partial<RouteCases>;
