import { texts as accounts } from './account-mails.ts';
import { texts as applications } from './application-mails.ts';
import { card } from './names.ts';

export { phrases } from './mail-phrases.ts';

import type * as base from '../fa/server.ts';
import { texts as staff } from './staff-mails.ts';

/** Response to everybody who asks for a link, member or not. */
export const linkSent =
  'If we know this address, a mail from us arrives within a few minutes. Please look in the spam folder too.';

/** Labels on a card in a wallet. */
export const pass = {
  title: card,
  member: 'Member',
  package: 'Package',
  season: 'Season',
  until: 'Valid until',
} satisfies typeof base.pass;

/** The words of every mail. */
export const mails = { ...applications, ...accounts, ...staff };
