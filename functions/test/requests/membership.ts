import { leaveToken } from '#features/mail/leave-link';
import { cardCodeOf } from '#platform/card-code';
import { testKeyedHash } from '../firebase.ts';
import { storeCard } from '../store-card.ts';
import { asWaiting, asWelcome, waiting } from './people.ts';
import type { RouteCases } from './route-case.ts';
import { newSubject, rejected, smallImage, uploadSmall } from './subjects.ts';

const newAddress = { address_of_residency: 'Via Garibaldi 3, Torino' };

const aboutOwn = async () => {
  const { id, token } = await waiting();
  return { as: token, id };
};

const leaveWith = async (kind: 'news' | 'renewal') => ({
  token: leaveToken({ keyedHash: testKeyedHash() }, kind, (await waiting()).id),
});

export const membership = {
  me: {
    given: async () => {
      const { id, token } = await waiting();
      return { as: token, user_id: id };
    },
  },
  setLanguage: { given: aboutOwn },
  updateContact: { given: async () => ({ ...(await asWaiting()), ...newAddress }) },
  submitAgain: {
    given: async () => ({ as: (await newSubject(rejected)).token, ...newAddress }),
  },
  requestDeletion: { given: asWaiting },
  exportOwnData: { given: asWaiting },
  sendItems: {
    given: async () => {
      const at = new Date();
      const requested = { at, items: ['phone'], note: null, mail_id: null };
      const { token } = await newSubject({ requested });
      return { as: token, since: at.toISOString(), phone: '+393337654321' };
    },
  },
  uploadDocument: {
    given: async () => {
      const { id, token } = await newSubject({ receipt_upload: null });
      return { as: token, user_id: id, file_type: 'receipt', file: await smallImage() };
    },
  },
  attachDocument: {
    given: async () => {
      const { id, token } = await newSubject({ receipt_upload: null });
      const file_url = await uploadSmall('receipt');
      return { as: token, user_id: id, file_type: 'receipt', file_url };
    },
  },
  ownCards: { given: asWaiting },
  ownPayments: { given: asWaiting },
  reportCard: {
    given: async () => {
      const subject = await waiting();
      return { as: subject.token, cardId: await storeCard(subject, 'posted') };
    },
  },
  verifyCard: {
    given: async () => ({
      code: cardCodeOf(
        { keyedHash: testKeyedHash() },
        { uid: (await waiting()).id, season: '2026/27' },
      ),
    }),
  },
  // The tests have no wallet keys, so the response offers no wallet.
  applePass: { given: asWelcome },
  googlePass: { given: asWelcome },
  ownMemberships: { given: asWelcome },
  ownCardCode: { given: asWelcome },
  leaveNews: { given: () => leaveWith('news') },
  setNews: { given: asWaiting },
  leaveRenewalReminders: { given: () => leaveWith('renewal') },
  setRenewalReminders: { given: asWaiting },
} satisfies Partial<RouteCases>;
