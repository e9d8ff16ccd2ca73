import { leaveToken } from '#features/mail/leave-link';
import { cardCodeOf } from '#platform/card-code';
import { testKeyedHash } from '../firebase.ts';
import { storeCard } from '../store-card.ts';
import type { GivenByRoute } from './given.ts';
import { asWaiting, asWelcome, waiting } from './people.ts';
import { newSubject, rejected, smallImage, uploadSmall } from './subjects.ts';

const newAddress = { address_of_residency: 'Via Garibaldi 3, Torino' };

const aboutOwn = async () => {
  const { id, token } = await waiting();
  return { as: token, id };
};

const forOwn = async () => {
  const { id, token } = await waiting();
  return { as: token, for: id };
};

export const membership = {
  me: async () => {
    const { id, token } = await waiting();
    return { as: token, user_id: id };
  },
  setLanguage: aboutOwn,
  updateContact: async () => ({ ...(await asWaiting()), ...newAddress }),
  submitAgain: async () => ({ as: (await newSubject(rejected)).token, ...newAddress }),
  requestDeletion: asWaiting,
  exportOwnData: asWaiting,
  sendItems: async () => {
    const at = new Date();
    const requested = { at, items: ['phone'], note: null, mail_id: null };
    const { token } = await newSubject({ requested });
    return { as: token, since: at.toISOString(), phone: '+393337654321' };
  },
  uploadDocument: async () => {
    const { id, token } = await newSubject({ receipt_upload: null });
    return { as: token, user_id: id, file_type: 'receipt', bytes: await smallImage() };
  },
  attachDocument: async () => {
    const { id, token } = await newSubject({ receipt_upload: null });
    const file_url = await uploadSmall('receipt');
    return { as: token, user_id: id, file_type: 'receipt', file_url };
  },
  ownCards: forOwn,
  ownPayments: forOwn,
  reportCard: async () => {
    const subject = await waiting();
    return { as: subject.token, cardId: await storeCard(subject, 'posted') };
  },
  verifyCard: async () => ({
    code: cardCodeOf(
      { keyedHash: testKeyedHash() },
      { uid: (await waiting()).id, season: '2026/27' },
    ),
  }),
  // The tests have no wallet keys, so the response offers no wallet.
  applePass: asWelcome,
  googlePass: asWelcome,
  ownMemberships: asWelcome,
  ownCardCode: asWelcome,
  leaveMailingList: async () => ({
    token: leaveToken({ keyedHash: testKeyedHash() }, 'news', (await waiting()).id),
  }),
  setOptionalMails: asWaiting,
} satisfies GivenByRoute;
