import { defineRoute } from '../http/route.ts';
import { forFields } from '../members/family.ts';
import { strictObject, string } from '../validation/yup.ts';

const wallet = {
  method: 'GET',
  access: 'member',
  query: strictObject({
    ...forFields,
    /** Season of the membership on the pass; if absent, the pass shows the membership that is valid today. */
    season: string().optional(),
  }),
  limit: { account: 'wallet' },
  errors: ['forbidden', 'user_not_found', 'account_not_approved', 'wallet_not_offered'],
} as const;

export const applePass = defineRoute({
  ...wallet,
  limit: { ...wallet.limit, heavy: 'image' },
  path: '/api/user/wallet/apple',
  summary: "Returns the membership as a pass for Apple Wallet, if the club has Apple's keys.",
  contentTypes: ['application/vnd.apple.pkpass'],
});

export const googlePass = defineRoute({
  ...wallet,
  path: '/api/user/wallet/google',
  summary:
    "Returns a Google address that adds the membership to Google Wallet, if the club has Google's keys.",
  response: strictObject({ url: string().required() }),
});
