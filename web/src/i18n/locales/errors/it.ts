import { errorMessages } from '@fanclub/contract/error-messages/it';
import type { texts as base } from './fa.ts';

export const texts = {
  ...errorMessages,
  grown_up: 'Ormai è troppo grande per questo pacchetto. Scegline un altro.',
  character: '«{{character}}» qui non è ammesso. Toglilo.',
  required: {
    first_name: 'Scrivi il nome come nel passaporto: Sara.',
    last_name: 'Scrivi il cognome come nel passaporto: Rossi.',
    gender: 'Scegli il genere.',
    birth_date: 'Scrivi giorno, mese e anno di nascita.',
    country_of_birth: 'Scegli il Paese di nascita.',
    holder_first_name: 'Scrivi il nome del minore.',
    holder_last_name: 'Scrivi il cognome del minore.',
    holder_birth_date: 'Scrivi la data di nascita del minore.',
    country_of_residency: 'Scegli il Paese di residenza.',
    address_of_residency: 'Scrivi via, numero e città di residenza.',
    postal_code: 'Scrivi il codice postale.',
    phone: 'Scrivi il numero di cellulare con il prefisso del Paese: +39 333 123 4567.',
    email: 'Scrivi l’indirizzo e-mail: nome@example.com.',
    payment_note: 'Scrivi dove hai visto il pagamento.',
    items: 'Scegli almeno una voce.',
    people: 'Scegli almeno una persona.',
    terms: 'Accetta le condizioni d’uso per continuare.',
    privacy: 'Accetta l’informativa sulla privacy per continuare.',
  },
} satisfies typeof base;
