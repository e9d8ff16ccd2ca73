import { texts as accounts } from './account-mails.ts';
import { texts as applications } from './application-mails.ts';
import { card } from './names.ts';

export { phrases } from './mail-phrases.ts';

import type * as base from '../fa/server.ts';
import { texts as staff } from './staff-mails.ts';

/** Response to everybody who asks for a link, member or not. */
export const linkSent =
  'Se conosciamo questo indirizzo, entro pochi minuti riceverai una nostra e-mail. Controlla anche la cartella spam.';

/** Labels on a card in a wallet. */
export const pass = {
  title: card,
  member: 'Socio',
  package: 'Pacchetto',
  season: 'Stagione',
  until: 'Valida fino al',
} satisfies typeof base.pass;

/** The words of every mail. */
export const mails = { ...applications, ...accounts, ...staff };
