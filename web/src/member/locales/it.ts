import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import { reviewTime } from '@fanclub/contract/members/review-time';
import type { texts as base } from './fa.ts';

export const texts = {
  fields: {
    name: 'Nome e cognome',
    first_name: 'Nome',
    last_name: 'Cognome',
    gender: 'Genere',
    birth_date: 'Data di nascita',
    country_of_birth: 'Paese di nascita',
    holder_name: 'Nome e cognome del minore',
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
    euro_payment_method: 'Servizio di pagamento',
    is_paid: 'Pagamento',
    language: 'Lingua',
    request_number: 'Numero della richiesta',
    request_status: 'Stato della richiesta',
    receipt: 'Ricevuta di pagamento',
    passport: 'Passaporto o carta d’identità',
  },
  choices: {
    gender: { male: 'Uomo', female: 'Donna', other: 'Altro' },
  },
  help: {
    latin: 'Scrivi nome e indirizzo in caratteri latini, come nel passaporto: Mahsa Karimi',
    birth_date: 'Per un pacchetto bambini, scrivi la tua data di nascita, non quella del bambino.',
    persianDate: 'Calendario persiano',
    address_of_residency: 'Via, numero, interno e città. È qui che spediamo la tessera.',
    email: 'Qui arrivano l’esito e i link di accesso.',
    phone: 'Con il prefisso: {{example}}',
    phoneIran: 'Ad esempio {{example}}; il prefisso lo mettiamo noi.',
    postal_code_IR: '10 cifre, senza trattino',
    postal_code_IT: '5 cifre',
    postal_code: 'da 3 a 10 lettere o cifre',
  },
  country: {
    search: 'Scrivi un Paese',
    none: 'Nessun Paese con questo nome',
    open: 'Apri l’elenco',
    clear: 'Cancella',
  },
  timeline: {
    submitted: 'Richiesta inviata',
    under_review: 'Verifica dei gestori',
    reviewTime: `di solito ${reviewTime.it}`,
    decision: 'Avviso via e-mail',
    decisionTo: 'a {{email}}',
    approved: 'Approvata',
    rejected: 'Respinta',
    done: 'Completato',
    active: 'In corso',
    upcoming: 'Prossimo passo',
  },
  waiting: {
    until: 'Rispondiamo al più tardi il {{day, date}}.',
    late: 'Volevamo rispondere entro il {{day, date}}: ci scusiamo per l’attesa. La tua richiesta è in coda; se hai fretta, scrivici.',
    medianHours_one:
      'Metà delle richieste degli ultimi 30 giorni ha avuto l’esito entro {{count, number}} ora.',
    medianHours_other:
      'Metà delle richieste degli ultimi 30 giorni ha avuto l’esito entro {{count, number}} ore.',
    medianDays_one:
      'Metà delle richieste degli ultimi 30 giorni ha avuto l’esito entro {{count, number}} giorno.',
    medianDays_other:
      'Metà delle richieste degli ultimi 30 giorni ha avuto l’esito entro {{count, number}} giorni.',
  },
  number: {
    share: 'Salva o condividi',
    shared: 'Il numero della mia richiesta: {{number}}',
  },
  firstPassword: {
    title: 'Scegli una password',
    text: 'Il tuo account non ha ancora una password: si accede con un link che ti mandiamo per e-mail. Se vuoi, sceglila adesso.',
    open: 'Scegli una password',
    new: 'Password',
    confirm: 'Ripeti la password',
    rule: `Almeno ${newPasswordMinLength} caratteri`,
    submit: 'Salva la password',
    done: 'La password è salvata e l’accesso dagli altri dispositivi è terminato. Con la richiesta approvata si accede anche con e-mail e password.',
  },
  kept: {
    after_one: 'Questa immagine sarà cancellata {{count, number}} giorno dopo l’esito.',
    after_other: 'Questa immagine sarà cancellata {{count, number}} giorni dopo l’esito.',
    passportAfter_one:
      'L’immagine del tuo documento sarà cancellata {{count, number}} giorno dopo l’esito.',
    passportAfter_other:
      'L’immagine del tuo documento sarà cancellata {{count, number}} giorni dopo l’esito.',
    until: 'Questa immagine sarà cancellata il {{day, date}}.',
    deleted: 'L’immagine è stata cancellata il {{day, date}}.',
  },
  amounts: {
    base_amount: 'Pacchetto',
    juventus_card_cost: 'Tessera del club',
    shipping_cost: 'Spedizione',
    shipping_discount: 'Sconto sulla spedizione',
    total_price: 'Totale',
    rial_amount: 'In rial',
    rate: '{{rate, rial}} per euro, cambio del {{day, date}}',
  },
  yes: 'Sì',
  no: 'No',
} satisfies typeof base;
