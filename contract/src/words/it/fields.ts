import type { MemberFieldName } from '../../members/member-fields.ts';
import type { choices as base } from '../fa/fields.ts';

/** Names of a member's fields, the same in forms, pages and error messages. */
export const fields: Record<MemberFieldName, string> = {
  first_name: 'Nome',
  last_name: 'Cognome',
  gender: 'Genere',
  birth_date: 'Data di nascita',
  country_of_birth: 'Paese di nascita',
  holder_first_name: 'Nome del minore',
  holder_last_name: 'Cognome del minore',
  holder_birth_date: 'Data di nascita del minore',
  country_of_residency: 'Paese di residenza',
  address_of_residency: 'Indirizzo di residenza',
  postal_code: 'Codice postale',
  phone: 'Cellulare',
  email: 'E-mail',
  password: 'Password',
  pack_type: 'Pacchetto',
  juventus_card: 'Tessera del club',
  payment_method: 'Metodo di pagamento',
  euro_payment_method: 'Metodo di pagamento in euro',
  transfer_number: 'Numero dell’operazione',
  payer_last_four: 'Ultime 4 cifre della carta',
  language: 'Lingua',
};

/** Names of the choices of a field. */
export const choices = {
  gender: { male: 'Uomo', female: 'Donna', other: 'Altro' },
} satisfies typeof base;
