import { type CommonReason, withEveryField } from '../../members/review-items.ts';
import { refundDays } from '../../money/due.ts';
import { fields } from './fields.ts';

export const itemSentences = withEveryField(
  {
    receipt: 'Invia di nuovo la ricevuta di pagamento: intera e ben leggibile.',
    amount: 'Hai pagato meno del totale. Versa il resto e invia la sua ricevuta.',
    passport:
      'Invia di nuovo il passaporto o la carta d’identità: intero, ben leggibile, senza riflessi.',
    first_name: 'Scrivi il nome esattamente come nel passaporto, in lettere latine.',
    last_name: 'Scrivi il cognome esattamente come nel passaporto, in lettere latine.',
    gender: 'Controlla il genere e scegli quello giusto.',
    birth_date: 'Scrivi la data di nascita esattamente come nel passaporto.',
    holder_first_name:
      'Scrivi il nome del minore esattamente come nel passaporto, in lettere latine.',
    holder_last_name:
      'Scrivi il cognome del minore esattamente come nel passaporto, in lettere latine.',
    holder_birth_date: 'Scrivi la data di nascita del minore esattamente come nel passaporto.',
    country_of_birth: 'Scegli il Paese di nascita che sta nel passaporto.',
    country_of_residency: 'Scegli il Paese in cui vivi ora e scrivi il suo codice postale.',
    address_of_residency:
      'Scrivi l’indirizzo completo in lettere latine: via, numero, interno e città.',
    postal_code: 'Controlla il codice postale: non corrisponde al tuo indirizzo.',
    phone: 'Controlla il numero di telefono: non siamo riusciti a raggiungerti.',
    transfer_number: 'Scrivi il numero dell’operazione come sta sulla ricevuta.',
    payer_last_four: 'Scrivi le ultime quattro cifre della carta con cui si è pagato.',
  },
  (name) => `Controlla «${fields[name]}» e correggi.`,
);

/** The most frequent reasons for a rejection, which reviewers can choose. */
export const commonReasons: Record<CommonReason, string> = {
  receipt_unreadable: 'La ricevuta non si legge; inviaci un’immagine più chiara.',
  other_amount: 'L’importo della ricevuta non è quello del tesseramento.',
  no_receipt: 'Questa immagine non è una ricevuta di pagamento.',
  document_unreadable: 'Il passaporto o la carta d’identità non si legge.',
  other_name: 'Il nome sul documento non è quello della richiesta.',
};

/** Sentences about the money of a rejected application. */
export const moneySentences = {
  received: (amount: string) =>
    `Il tuo pagamento (${amount}) non va perso: vale se invii di nuovo la richiesta, altrimenti te lo rimborsiamo entro ${refundDays} giorni, nel modo in cui hai pagato.`,
  unconfirmed: (amount: string) =>
    `Il tuo pagamento (${amount}) non è ancora confermato: quando ci arriva, vale se invii di nuovo la richiesta, altrimenti te lo rimborsiamo entro ${refundDays} giorni, nel modo in cui hai pagato.`,
};
