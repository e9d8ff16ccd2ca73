import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import { euroServiceNames } from '@fanclub/contract/members/payment';
import { choices, fields } from '@fanclub/contract/words/it/fields';
import type { texts as base } from './fa.ts';

export const texts = {
  fields: {
    ...fields,
    name: 'Nome e cognome',
    holder_name: 'Nome e cognome del minore',
    is_paid: 'Pagamento',
    received: 'Importo ricevuto',
    flags: 'Segnalazione',
    request_number: 'Numero della richiesta',
    request_status: 'Stato della richiesta',
    receipt: 'Ricevuta di pagamento',
    passport: 'Passaporto o carta d’identità',
  },
  items: { amount: 'Resto dell’importo' },
  /** Which images can be chosen. */
  imageRules: '{{formats}}; se è grande si riduce da sola',
  /** Possible problems of an image that a person has chosen. */
  imageHints: {
    tiny: 'Questa immagine è molto piccola. Si legge tutto? Se no, scegline una più grande.',
    dark: 'Questa immagine è scura. Se il testo non si legge, rifalla con più luce.',
    blurred: 'Questa immagine sembra sfocata. Se il testo non si legge, rifalla con la mano ferma.',
  },
  choices,
  help: {
    latin: 'Scrivi nome e indirizzo in caratteri latini, come nel passaporto: Mahsa Karimi',
    birth_date: 'La tua. Quella del minore la chiediamo più sotto.',
    address_of_residency: 'Via, numero, interno e città. È qui che spediamo la tessera.',
    email: 'Qui arrivano l’esito e i link di accesso.',
    phone: 'Con il prefisso: {{example}}',
    phoneIran: 'Ad esempio {{example}}; il prefisso lo mettiamo noi.',
    transfer_number: 'È sulla ricevuta: così troviamo prima il pagamento.',
    payer_last_four: 'Della carta usata per pagare, anche se non è tua.',
    postal_code_IR: '10 cifre, senza trattino',
    postal_code_IT: '5 cifre',
    postal_code: 'da 3 a 10 lettere o cifre',
  },
  date: {
    calendar: 'Calendario',
    persian: 'Persiano',
    gregorian: 'Gregoriano',
    day: 'Giorno',
    month: 'Mese',
    year: 'Anno',
    goesOn: 'Dopo l’ultima cifra si passa automaticamente alla casella successiva.',
  },
  country: {
    search: 'Scrivi un Paese',
    none: 'Nessun Paese con questo nome',
    open: 'Apri l’elenco',
    clear: 'Cancella',
    choose: 'Scegli {{name}}',
  },
  timeline: {
    submitted: 'Richiesta inviata',
    under_review: 'Verifica dei gestori',
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
  signInAgain: 'Esci e accedi di nuovo',
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
  limited: {
    heading: 'La tua richiesta',
    asked: 'Ti abbiamo chiesto',
    rejected: 'La tua richiesta è stata respinta',
    why: 'Inserisci la tua data di nascita, così sappiamo che questa casella è tua; poi vedi tutto.',
    submit: 'Continua',
  },
  passwordEnded:
    'La password scelta prima della conferma di questo indirizzo non funziona più. Se vuoi, scegline una nuova.',
  pay: {
    bank: 'Banca {{bank}}',
    reference: 'Il numero della tua richiesta',
    referenceHelp: 'Scrivilo nella causale del pagamento: lo troviamo subito.',
    cardNumber: 'Numero della carta',
    cardHolder: 'Intestata a',
    payWith: 'Paga con {{service}}',
    newTab: 'si apre in una nuova scheda',
    noDetails: 'I dati per il pagamento ora non sono disponibili. Scrivici:',
  },
  kept: {
    afterYear: 'Questa immagine sarà cancellata un anno dopo l’esito.',
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
    membership_fee: 'Quota associativa',
    processing_fee: 'Spese di gestione',
    total_price: 'Totale',
    rial_amount: 'In rial',
    rate: '{{rate, rial}} per euro, cambio del {{day, date}}',
  },
  ways: {
    card_transfer: 'Trasferimento sulla carta',
    ...euroServiceNames,
    bank: 'Bonifico',
    cash: 'Contanti',
    other: 'Un altro modo',
  },
  yes: 'Sì',
  no: 'No',
} satisfies typeof base;
