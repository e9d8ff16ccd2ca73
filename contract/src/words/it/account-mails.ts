import { club } from '../../club/club.ts';
import { linkMinutes } from '../../links/link-kinds.ts';
import { formatDay } from '../../text/format.ts';
import type * as base from '../fa/account-mails.ts';
import type { Names, Translated } from '../mail-text.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  confirm_address: 'Link di conferma dell’indirizzo',
  member_invited: 'Invito a un socio importato',
  own_account_link: 'Link per un account proprio',
  own_account_opened: 'Una persona della famiglia ha un account suo',
  application_link: 'Link alla richiesta',
  sign_in_link: 'Link di accesso',
  reset_link: 'Link per una nuova password',
  password_changed: 'Password cambiata',
  password_ended: 'Password precedente non più valida',
  change_email_link: 'Link per cambiare e-mail',
  email_taken: 'E-mail già in uso',
  email_changed: 'Indirizzo e-mail cambiato',
  season_opened: 'Avviso di apertura delle iscrizioni',
  news: 'Messaggio ai soci',
} satisfies Names<typeof base.names>;

export const texts = {
  confirm_address: () => ({
    subject: 'Conferma il tuo indirizzo e-mail',
    preview: 'Un link conferma che questo indirizzo è tuo.',
    heading: 'Questo indirizzo è tuo?',
    paragraphs: [
      'Questo link conferma che l’indirizzo e la richiesta sono tuoi. Dopo, nel profilo vedi anche l’immagine del documento d’identità.',
    ],
    action: 'Conferma l’indirizzo',
  }),
  member_invited: ({ data }) => ({
    subject: 'Il tuo tesseramento ora è online',
    preview: 'Con un link vedi il tuo profilo e la tua tessera.',
    heading: 'Il tuo tesseramento ora è online',
    paragraphs: [
      'Da oggi il club gestisce i tesseramenti online. C’è anche il tuo: la tessera, i pagamenti e il rinnovo.',
      ...(data.ended
        ? [
            `Il tuo ultimo tesseramento è finito il ${formatDay(data.ended, 'it')}: puoi rinnovarlo lì.`,
          ]
        : []),
      'Aprila con il link qui sotto e scrivi la tua data di nascita, così sappiamo che sei tu.',
    ],
    action: 'Vedi il mio tesseramento',
  }),
  own_account_link: () => ({
    subject: 'Un account tutto tuo nel club',
    preview: 'Con un link il tuo tesseramento passa nelle tue mani.',
    heading: 'Prendi in mano il tuo tesseramento',
    paragraphs: [
      'Finora una persona della tua famiglia si è occupata del tuo tesseramento, e ci ha chiesto di darti un account tuo.',
      'Questo link lo apre, con questa e-mail. Da quel momento entri da te nel tuo profilo e nessun altro della famiglia lo vede. Tesseramento, tessera e documenti restano come sono.',
    ],
    action: 'Apri il mio account',
    notes: ['Se non ti riguarda, ignora questa e-mail: senza il link non cambia nulla.'],
  }),
  own_account_opened: () => ({
    subject: 'Una persona della tua famiglia ha un account suo',
    preview: 'Da ora entra da sé nel proprio profilo.',
    heading: 'Un account tutto suo',
    paragraphs: [
      'Una persona della tua famiglia ha aperto un account con il link che avevi chiesto. Ora si occupa da sé del proprio tesseramento e non è più in “La mia famiglia”.',
      'Se il link è arrivato a qualcun altro, scrivici subito.',
    ],
    action: 'Vai al mio profilo',
  }),
  application_link: () => ({
    subject: 'Il link alla tua richiesta',
    preview: 'Guarda a che punto è la tua richiesta.',
    heading: 'La tua richiesta',
    paragraphs: [
      'Questo link apre la tua richiesta, così vedi a che punto è. Finché non è approvata si accede solo da qui; dopo potrai accedere anche con e-mail e password.',
    ],
    action: 'Vedi la mia richiesta',
    notes: ['Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.'],
  }),
  sign_in_link: () => ({
    subject: 'Il tuo link di accesso',
    preview: `Vale per ${linkMinutes.sign_in} minuti.`,
    heading: 'Accedi',
    paragraphs: ['Usa questo link per accedere: non serve la password.'],
    action: 'Accedi',
    notes: ['Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.'],
  }),
  reset_link: () => ({
    subject: 'Imposta una nuova password',
    preview: `Il link vale per ${linkMinutes.reset} minuti.`,
    heading: 'Una nuova password',
    paragraphs: ['Usa questo link per impostare una nuova password.'],
    action: 'Imposta una nuova password',
    notes: ['Se non l’hai chiesto tu, ignora questa e-mail: la password resta quella di prima.'],
  }),
  password_changed: () => ({
    subject: 'La tua password è cambiata',
    preview: 'Se l’hai cambiata tu, non devi fare nulla.',
    heading: 'La tua password è cambiata',
    paragraphs: [
      'La password del tuo account è cambiata e l’accesso dagli altri dispositivi è terminato.',
      'Se l’hai cambiata tu, non devi fare nulla. Altrimenti imposta subito una nuova password e scrivici.',
    ],
    action: 'Imposta una nuova password',
    notes: ['Non scriviamo mai una password in un’e-mail.'],
  }),
  password_ended: () => ({
    subject: 'La tua vecchia password non funziona più',
    preview: 'Il tuo indirizzo è confermato. Se vuoi, scegli una nuova password.',
    heading: 'La tua vecchia password non funziona più',
    paragraphs: [
      'Hai confermato che questo indirizzo è tuo. La password scelta prima non funziona più e l’accesso dagli altri dispositivi è terminato, perché poteva averla scelta qualcun altro.',
      'Se vuoi, imposta una nuova password. Se non hai confermato tu l’indirizzo, scrivici subito.',
    ],
    action: 'Imposta una nuova password',
  }),
  change_email_link: () => ({
    subject: 'Conferma la tua nuova e-mail',
    preview: 'Con un link questo indirizzo diventa quello del tuo tesseramento.',
    heading: 'È il tuo nuovo indirizzo?',
    paragraphs: [
      'Ci hai chiesto di usare questo indirizzo per il tuo tesseramento. Con questo link diventa la tua e-mail, e da lì in poi accedi con questa. Fino ad allora non cambia nulla.',
      'Apri il link sul dispositivo con cui hai fatto l’accesso.',
    ],
    action: 'Usa questo indirizzo',
    notes: ['Se non ti riguarda, ignora questa e-mail: senza il link non cambia nulla.'],
  }),
  email_taken: () => ({
    subject: 'Questo indirizzo ha già un account',
    preview: 'Non è cambiato nulla.',
    heading: 'Questo indirizzo ha già un account',
    paragraphs: [
      'Qualcuno ci ha chiesto di usare questo indirizzo per un altro tesseramento. Non è possibile, perché è già quello del tuo. Non è cambiato nulla.',
      'Se l’hai chiesto tu, forse hai due iscrizioni: scrivici. Altrimenti non c’è nulla da fare.',
    ],
    action: 'Vai al mio profilo',
  }),
  email_changed: ({ data }) => ({
    subject: 'L’e-mail del tuo tesseramento è cambiata',
    preview: 'Se non l’hai chiesto tu, annulla con un clic.',
    heading: 'Un’altra e-mail per il tuo tesseramento',
    paragraphs: [
      data.by === 'member'
        ? 'Dal tuo account è stato messo un altro indirizzo al posto di questo. Da ora le e-mail e i link di accesso vanno là.'
        : 'Lo staff del club ha messo un altro indirizzo al posto di questo. Da ora le e-mail e i link di accesso vanno là.',
      'Se l’hai chiesto tu, non c’è nulla da fare. Altrimenti questo link rimette questo indirizzo, chiude tutti gli accessi e avvisa il club.',
    ],
    action: 'Non l’ho chiesto io',
  }),
  season_opened: () => ({
    subject: 'Le iscrizioni per la nuova stagione sono aperte',
    preview: 'Ci avevi chiesto di avvisarti: le iscrizioni sono aperte.',
    heading: 'Le iscrizioni sono aperte',
    paragraphs: [
      `Ci avevi chiesto di avvisarti all’apertura delle iscrizioni. Ci siamo: sul sito del ${club.name.it} trovi prezzi e scadenza, e compili il modulo quando vuoi.`,
    ],
    action: 'Vedi i pacchetti e iscriviti',
    notes: [
      'È l’unica e-mail che ricevi da questa lista: nome e indirizzo vengono cancellati entro una settimana.',
    ],
  }),
} satisfies Translated<typeof base.texts>;
