import { uniqueEmail } from '@fanclub/stories/tools/build-member';
import { buildFamily, buildWard, newOffer, wardsBirthDate } from '../build-family.ts';
import type { GivenByRoute } from './given.ts';
import { waiting } from './people.ts';
import {
  buildFamilyRenewal,
  buildRenewal,
  buildSmallRegistration,
  newSubject,
  smallImage,
  uploadSmall,
} from './subjects.ts';

export const applying = {
  register: buildSmallRegistration,
  renew: async () => {
    const { token, body } = await buildRenewal();
    return { as: token, ...body };
  },
  addFamily: async () => ({ as: (await newSubject()).token, ...(await buildFamily()) }),
  renewFamily: async () => {
    const { token, body } = await buildFamilyRenewal();
    return { as: token, ...body };
  },
  offerAccount: async () => {
    const { token, id } = await buildWard();
    return { as: token, id, email: uniqueEmail('own') };
  },
  withdrawAccount: async () => {
    const { token, id } = await buildWard();
    return { as: token, id };
  },
  openOwnAccount: async () => ({
    token: await newOffer(await buildWard()),
    birth_date: wardsBirthDate,
  }),
  uploadFile: async () => ({ bytes: await smallImage() }),
  removeFile: async () => ({ file_url: await uploadSmall('receipt') }),
  getFile: async () => {
    const { token, receiptUrl } = await waiting();
    return { as: token, id: receiptUrl.slice(receiptUrl.lastIndexOf('/') + 1) };
  },
  remindMe: async () => ({ email: uniqueEmail('reminder') }),
} satisfies GivenByRoute;
