import { errorMessages } from '@fanclub/contract/messages/it';
import type { texts as base } from './fa.ts';

export const texts = {
  ...errorMessages,
  required: {
    first_name: 'Scrivi il nome.',
    last_name: 'Scrivi il cognome.',
    gender: 'Scegli il genere.',
    birth_date: 'Scrivi la data di nascita.',
    country_of_birth: 'Scegli il Paese di nascita.',
    holder_first_name: 'Scrivi il nome del minore.',
    holder_last_name: 'Scrivi il cognome del minore.',
    holder_birth_date: 'Scrivi la data di nascita del minore.',
    country_of_residency: 'Scegli il Paese di residenza.',
    address_of_residency: 'Scrivi l’indirizzo di residenza.',
    postal_code: 'Scrivi il codice postale.',
    phone: 'Scrivi il numero di cellulare.',
    email: 'Scrivi l’indirizzo e-mail.',
    payment_note: 'Scrivi dove hai visto il pagamento.',
  },
} satisfies typeof base;
