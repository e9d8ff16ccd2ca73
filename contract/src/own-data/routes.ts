import { defineRoute } from '../http/route.ts';

export const exportOwnData = defineRoute({
  method: 'GET',
  path: '/api/user/export',
  summary:
    'Returns all data kept about the caller in one archive: `data.json` (profile, consents with version, language and time, mails, sign-in links, history) and the images.',
  access: 'member',
  contentTypes: ['application/zip'],
  limit: { account: 'export', heavy: 'ownData' },
  errors: ['forbidden'],
});
