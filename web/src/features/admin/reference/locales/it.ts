import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'Tutte le chiamate che il sito fa al server, da provare con i tuoi permessi.',
  search: 'Cerca fra le chiamate',
  searchPlaceholder: 'Indirizzo, nome o descrizione',
  notFound: 'Nessuna chiamata trovata',
  notFoundText: 'Scrivi una parte dell’indirizzo o della descrizione in inglese.',
  body: 'Corpo (JSON)',
  brokenBody: 'Non è JSON valido.',
  real: 'Non è una prova: cambia i dati reali del club.',
  send: 'Invia la chiamata',
  answer: 'Risposta del server',
  took: '{{ms, number}} ms',
  file: 'La risposta non è testo: {{type}}',
  answers: 'Risposte possibili',
  description: 'Formato di chiamata e risposta',
} satisfies typeof base;
