import type { texts as base } from './fa.ts';

export const texts = {
  nav: 'Elenco dei documenti legali',
  documents: {
    'privacy-policy': 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
    cookies: 'Informativa sui cookie',
    dpa: 'Accordo sul trattamento dei dati',
  },
  /** The descriptions that search engines show below the title. */
  descriptions: {
    'privacy-policy':
      'Quali dati ti chiediamo e perché, per quanto li teniamo, chi li vede e quali diritti hai.',
    terms: 'Iscrizione, pagamento, verifica e rimborsi: cosa vale tra te e il club.',
    cookies: 'Che cosa resta nel tuo browser e come cambiare la tua scelta.',
    dpa: 'Chi lavora con i tuoi dati per conto del club e a che cosa è tenuto.',
  },
  contents: 'In questo documento',
  linkTo: 'Link a «{{heading}}»',
  inEnglish:
    'Questo documento non è ancora disponibile in italiano: stai leggendo quello in inglese.',
  notFound: {
    title: 'Documento non trovato',
    text: 'L’indirizzo potrebbe essere cambiato o scritto male. Questi sono i quattro documenti disponibili:',
  },
} satisfies typeof base;
