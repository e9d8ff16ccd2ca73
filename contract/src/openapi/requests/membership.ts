import type { ownCards } from '../../cards/routes.ts';
import type { RouteBody, RouteQuery } from '../../http/route.ts';
import type { ownPayments } from '../../money/own-payments.ts';
import type { sendItems } from '../../review/routes.ts';
import { about, type RouteRequests } from './route-request.ts';
import { cardId, leaveToken, memberId, receiptUrl } from './samples.ts';

const newAddress: { address_of_residency: string; postal_code?: string } = {
  address_of_residency: 'Via Garibaldi 3, Torino',
  postal_code: '10122',
};

/** Example requests of the routes for a member's own profile, card and mails. */
export const membership = {
  clubTexts: { query: { language: 'fa' } },
  me: about({ user_id: memberId }, (query) => ({ query })),
  setLanguage: about({ id: memberId }, (params) => ({ params, body: { language: 'it' } })),
  updateContact: about(newAddress, (body) => ({ body })),
  submitAgain: about(newAddress, (body) => ({ query: {}, body })),
  requestDeletion: { query: {} },
  sendItems: about(
    { since: '2026-11-22T09:30:00.000Z', receiptUrl, phone: '+393337654321' } as RouteBody<
      typeof sendItems
    >,
    (body) => ({ query: {}, body }),
  ),
  uploadDocument: about(
    { user_id: memberId, file_type: 'passport' as 'passport' | 'receipt' },
    (body) => ({ body }),
  ),
  attachDocument: about(
    {
      user_id: memberId,
      file_type: 'receipt' as 'passport' | 'receipt',
      file_url: receiptUrl,
    },
    (body) => ({ body }),
  ),
  ownCards: about({ for: memberId } as RouteQuery<typeof ownCards>, (query) => ({ query })),
  ownPayments: about({ for: memberId } as RouteQuery<typeof ownPayments>, (query) => ({ query })),
  ownCardCode: { query: {} },
  applePass: { query: {} },
  googlePass: { query: {} },
  reportCard: about({ cardId }, (params) => ({ params, body: {} })),
  verifyCard: about({ code: `${memberId}.2026-27.qW7mZ2xLc9RtVb4NnXc2Yp` }, (body) => ({ body })),
  leaveNews: about({ token: leaveToken }, (params) => ({ params })),
  setNews: { body: { no_news: true } },
  leaveRenewalReminders: about({ token: leaveToken }, (params) => ({ params })),
  setRenewalReminders: { body: { no_reminders: true } },
} satisfies Partial<RouteRequests>;
