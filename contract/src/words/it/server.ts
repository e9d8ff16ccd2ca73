import { promoHoldHours } from '../../promo/code.ts';
import { texts as accounts } from './account-mails.ts';
import { texts as applications } from './application-mails.ts';
import { card } from './names.ts';

export { phrases } from './mail-phrases.ts';

import type * as base from '../fa/server.ts';
import { texts as staff } from './staff-mails.ts';

/**
 * Messages of successful responses. `linkSent` does not depend on whether the address belongs to a member, so that
 * nobody can find that out.
 */
export const answers = {
  linkSent:
    'Se conosciamo questo indirizzo, entro pochi minuti riceverai una nostra e-mail. Controlla anche la cartella spam.',
  signedIn: 'Accesso effettuato.',
  registered: 'Abbiamo ricevuto la tua richiesta.',
  promoValid: 'Questo codice promozionale è valido.',
  promoReserved: `Il codice promozionale è riservato per te per ${promoHoldHours} ore.`,
} satisfies typeof base.answers;

/** Labels of the fields of a membership card in a wallet app. */
export const pass = {
  title: card,
  member: 'Socio',
  package: 'Pacchetto',
  season: 'Stagione',
  from: 'Valida dal',
  until: 'Valida fino al',
  since: 'Nel club dal',
  number: 'socio n.',
} satisfies typeof base.pass;

/** Words on the club's receipts. */
export const receipt = {
  title: 'Ricevuta n.',
  issued: 'Data di emissione',
  payer: 'Pagato da',
  lines: 'Per',
  membership: 'Iscrizione',
  donation: 'Donazione',
  amount: 'Importo ricevuto',
  donated: 'Importo donato',
  partOf: 'Parte della ricevuta',
  isDonation:
    'Questi soldi sono già arrivati con un pagamento: questa ricevuta non li conta di nuovo.',
  day: 'Pagato il',
  reference: 'Riferimento',
  due: 'Totale dovuto',
  received: 'Pagato fino a questa ricevuta',
  open: 'Ancora da pagare',
  isVoid: 'Questa ricevuta non è valida: ciò per cui era è stato annullato.',
  isPartlyVoid: 'Le righe barrate non contano: i loro pagamenti sono stati annullati.',
  waiting: 'La ricevuta sta arrivando',
  waitingText:
    'Il pagamento è registrato e la ricevuta avrà il suo numero entro un minuto. Questa pagina la aprirà da sola.',
  unknown: 'Non abbiamo trovato questa ricevuta',
  unknownText:
    'Il link non è completo, oppure la ricevuta non è più conservata. Trovi le tue ricevute nel profilo, alla voce Pagamenti.',
  association: 'N. di iscrizione all’albo',
  closing: 'Grazie di essere con noi.',
} satisfies typeof base.receipt;

/** The texts of all mails in this language. */
export const mails = { ...applications, ...accounts, ...staff };

/** A sample of a message from the club, for tests and for the page that shows all mails. */
export const sampleNews = {
  subject: 'Guardiamo il derby insieme',
  body: 'Venerdì prossimo guardiamo la partita insieme.\n\nI posti sono pochi: faccelo sapere presto.',
};
