import type { texts as base } from './fa.ts';

export const texts = {
  description:
    'Il tesseramento ufficiale dei tifosi: scegli un pacchetto, paga, invia la ricevuta e ricevi risposta in 2 o 3 giorni lavorativi.',
  hero: {
    headline: 'Su questa tessera manca il tuo nome',
    lead: 'Diventa socio ufficiale: a te bastano pochi minuti, a noi 2 o 3 giorni lavorativi.',
    priceFrom: 'Da {{price, euro}} a stagione',
    deadline: 'Iscrizioni fino al {{day, date}}',
  },
  stories: {
    heading: 'Il tifo non si fa da soli',
    guidance: {
      title: 'Con te, dal primo modulo alla tessera in mano',
      text: 'Ogni passo ti dice che cosa viene dopo, e quando. Ti sei bloccato? Scrivici: ti risponde uno di noi.',
      steps: {
        form: 'Modulo',
        formNote: 'Pochi minuti',
        payment: 'Pagamento',
        paymentNote: 'Trasferimento in euro',
        review: 'Verifica',
        reviewNote: '2 o 3 giorni lavorativi',
        card: 'Socio',
        cardNote: 'Ti avvisiamo via e-mail',
      },
    },
    support: {
      title: 'Nella tua lingua, vicino a te',
      text: 'Scrivici in italiano, inglese o persiano: ti rispondiamo nella stessa lingua. Paghi con il servizio che conosci e, se vuoi la tessera del club, te la spediamo a casa.',
      question: 'Ho caricato la ricevuta. E adesso?',
      answer: 'Ricevuta! Entro 3 giorni lavorativi ti scriviamo l’esito.',
      you: 'Tu',
      club: 'Il club',
    },
    benefits: {
      title: 'Le porte che apre il pacchetto internazionale',
      text: 'Un gadget di benvenuto, la tessera elettronica, il 10% di sconto in negozio con la tessera, gli eventi del club e la precedenza sui biglietti.',
      ticket: 'Precedenza biglietti',
      ticketNote: 'Compri prima di tutti',
      discount: '10%',
      discountNote: 'In negozio con la tessera',
    },
  },
  pricing: {
    heading: 'Scegli il tuo pacchetto',
    lead: 'I prezzi sono in euro, per la stagione {{season, season}}. La tessera del club si aggiunge a ogni pacchetto: {{card, euro}}, più {{shipping, euro}} di spedizione.',
    caption: 'Pacchetti di tesseramento con prezzo e vantaggi',
    featured: 'Il più scelto',
    choose: 'Scegli',
    choosePack: 'Scegli il pacchetto {{pack}}',
    benefit: 'Vantaggi',
    included: 'Incluso',
    notIncluded: 'Non incluso',
    perSeason: 'a stagione',
    childNote: 'Per Under 14 e Under 5 l’iscrizione è a nome di un genitore.',
    forWhom: {
      international: 'Tutti i vantaggi, ovunque tu viva',
      base: 'Il modo più semplice per esserci',
      under_14: 'Per i giovani tifosi, con un regalo',
      under_5: 'Per i più piccoli della curva',
    },
    benefits: {
      membership: 'Tesseramento ufficiale per una stagione',
      clubCard: 'Tessera del club, se la vuoi',
      gift: 'Regalo',
      gadget: 'Gadget di benvenuto',
      eCard: 'Tessera elettronica',
      discount: '10% di sconto in negozio con la tessera',
      events: 'Eventi del club',
      tickets: 'Precedenza sui biglietti',
    },
  },
  faq: {
    heading: 'Le domande prima di iscriversi',
    all: 'Tutte le domande',
  },
  join: {
    heading: 'Tocca a te',
    text: 'Compila il modulo, paga, invia la ricevuta. Al resto pensiamo noi.',
    note: 'Le iscrizioni chiudono il {{day, date}} alle {{time}}, ora tua.',
    lateNote: 'Il termine di questa stagione era il {{day, date}}.',
  },
} satisfies typeof base;
