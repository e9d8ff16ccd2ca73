import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'Chi può aprire il pannello e con quale ruolo. Ogni modifica arriva per e-mail a tutti i responsabili.',
  you: 'Tu',
  email: 'Indirizzo Google',
  role: 'Ruolo',
  link: 'Link di accesso per i gestori',
  lastSignIn: 'Ultimo accesso: {{time}}',
  signedIn: 'Ha già effettuato l’accesso',
  neverSignedIn: 'Non ha ancora effettuato l’accesso',
  invitation:
    'Ora <who></who> può aprire il pannello. Invia questo link, per accedere con quell’account Google:',
  waits:
    '<who></who> diventa responsabile appena un altro responsabile lo conferma nelle impostazioni.',
  may: {
    owner: 'Tutto: rimuovere documenti e soci, cronologia, impostazioni e questo elenco.',
    treasurer:
      'Pagamenti ed elenchi: ricevute, prezzi, dove si paga, scaricare l’elenco dei soci. Non vede i documenti d’identità.',
    reviewer: 'Verifica le richieste e modifica i dati dei soci. Non elimina e non scarica nulla.',
  },
  phrases: {
    open: 'Cambia le password di gestione',
    title: 'Nuove password di gestione',
    lead: 'Ognuna delle tre apre il pannello. Usa almeno {{min, number}} caratteri per ciascuna e annotale: dopo non si possono più vedere.',
    first: 'Prima password',
    second: 'Seconda password',
    third: 'Terza password',
    submit: 'Cambia le password',
    done: 'Ora valgono le nuove password; quelle di prima non aprono più il pannello.',
    waits:
      'Le password di prima valgono finché un altro responsabile non conferma le nuove nelle impostazioni.',
  },
  add: {
    open: 'Aggiungi una persona',
    lead: 'Accede con l’account Google di questo indirizzo. La password di gestione comunicala tu.',
    submit: 'Aggiungi',
  },
  change: {
    open: 'Cambia il ruolo di {{email}}, ora {{role}}',
    title: 'Ruolo di {{email}}',
    lead: 'Il nuovo ruolo vale da subito.',
    submit: 'Cambia il ruolo',
  },
  remove: {
    of: 'Rimuovi {{email}}',
    title: 'Rimuovere {{email}} dal pannello?',
    text: 'Il pannello si chiude subito, su ogni dispositivo. Quello che ha fatto resta nella cronologia. Conosceva le password di gestione: cambiale dopo.',
    submit: 'Rimuovi dal pannello',
  },
} satisfies typeof base;
