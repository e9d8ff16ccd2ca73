import type { texts as base } from './fa.ts';

export const texts = {
  nav: 'Documenti legali',
  documents: {
    'privacy-policy': 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
    cookies: 'Informativa sui cookie',
    dpa: 'Accordo sul trattamento dei dati',
  },
  contents: 'In questo documento',
  linkTo: 'Link a «{{heading}}»',
  inEnglish:
    'Questo documento non è ancora disponibile in italiano: stai leggendo quello in inglese.',
  notFound: {
    title: 'Documento non trovato',
    text: 'L’indirizzo può essere cambiato o sbagliato. Questi sono i quattro documenti disponibili:',
  },
} satisfies typeof base;
