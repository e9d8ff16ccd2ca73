import type { texts as base } from './fa.ts';

export const texts = {
  description:
    'Il tesseramento ufficiale dei tifosi: scegli un pacchetto, paga, invia la ricevuta e ricevi la risposta via e-mail.',
  hero: {
    open: {
      headline: 'Su questa tessera manca il tuo nome',
      lead: 'Entra nel club: a te bastano pochi minuti, a noi {{answerDays, workingDays}}.',
    },
    closed: {
      headline: 'Le iscrizioni di questa stagione sono chiuse',
      lead: 'Lasciaci nome ed e-mail: ti scriviamo quando riaprono.',
    },
    member: {
      headline: 'Che bello averti con noi',
      lead: 'La tua richiesta, la tessera e i documenti sono nella tua pagina.',
      application: 'La mia richiesta',
    },
    absent: 'Prezzi e scadenza al momento non sono disponibili. Riprova tra poco.',
    priceFrom: 'Da {{price}} a stagione',
    deadline: 'Iscrizioni fino al {{day}}',
    deadlineWas: 'Il termine era il {{day}}',
    clip: {
      label: 'Uno stadio sotto i riflettori; un nome si scrive su una tessera',
      play: 'Riproduci il video',
      pause: 'Metti in pausa il video',
      fullscreen: 'Schermo intero',
    },
  },
  stories: {
    heading: 'Il tifo non si fa da soli',
    guidance: {
      title: 'Con te, dal primo modulo alla tessera in mano',
      text: 'Ogni passo ti dice che cosa viene dopo, e quando. Qualcosa non va? Scrivici: ti risponde una persona del club.',
      steps: {
        form: 'Modulo',
        formNote: 'Pochi minuti',
        payment: 'Pagamento',
        paymentNote: 'E la sua ricevuta',
        review: 'Verifica',
        reviewNote: '{{answerDays, workingDays}}',
        card: 'Socio',
        cardNote: 'Ti avvisiamo via e-mail',
      },
    },
    support: {
      title: 'Nella tua lingua, vicino a te',
      text: 'Scrivici nella tua lingua: ti rispondiamo nella stessa.',
      rial: 'Paghi in rial o in euro.',
      card: 'Se vuoi la tessera del club, te la spediamo a casa.',
      question: 'Ho caricato la ricevuta. E adesso?',
      answer: 'Arrivata! Ti scriviamo l’esito entro {{answerDays, workingDays}}.',
      you: 'Tu',
      club: 'Il club',
    },
    benefits: {
      title: 'Che cosa include il pacchetto {{pack}}',
    },
  },
  pricing: {
    absent: 'Al momento i prezzi non sono disponibili. Riprova tra poco.',
    heading: 'Scegli il tuo pacchetto',
    lead: 'I prezzi sono in euro, per la stagione {{season}}.',
    card: 'La tessera del club si aggiunge a ogni pacchetto: {{card}}, più {{shipping}} di spedizione.',
    caption: 'Pacchetti di tesseramento con prezzo e vantaggi',
    featured: 'Il più scelto',
    withCard: 'Con tessera e spedizione:',
    inRial: 'Circa {{rial, rial}}',
    inToman: '({{toman, number}} toman)',
    choose: 'Scegli',
    choosePack: 'Scegli il pacchetto {{pack}}',
    benefit: 'Vantaggi',
    included: 'Incluso',
    notIncluded: 'Non incluso',
    perSeason: 'a stagione',
    perSeasonTogether: 'a stagione, per tutti voi insieme',
    childNote: 'Per {{packs}} è un genitore a iscriversi con i propri dati.',
    rialNote: 'L’importo in rial segue il cambio del giorno e si fissa al momento del pagamento.',
  },
  trust: {
    heading: 'Prima di pagare',
    lead: 'Ecco che cosa forse vuoi sapere.',
    members_one: 'Per ora c’è una persona iscritta. Ecco che cosa forse vuoi sapere.',
    members_other:
      'Finora si sono iscritte {{count, number}} persone. Ecco che cosa forse vuoi sapere.',
    money: {
      question: 'Che cosa compri?',
      answer: 'Una stagione nel club, con tutto ciò che il tuo pacchetto elenca.',
      card: 'La tessera e la sua spedizione si pagano solo se la chiedi.',
      once: 'Vedi il totale prima di pagare, paghi una volta sola e nulla si rinnova automaticamente.',
    },
    passport: {
      question: 'Che fine fa l’immagine del passaporto?',
      answer:
        'La chiediamo solo con la tessera del club. Oltre a te la vede soltanto chi verifica le richieste, e ogni consultazione viene registrata.',
      deleted: 'La cancelliamo dopo la decisione sulla tua richiesta.',
      days_one: 'La cancelliamo {{count, number}} giorno dopo la decisione sulla tua richiesta.',
      days_other: 'La cancelliamo {{count, number}} giorni dopo la decisione sulla tua richiesta.',
      onRequest: 'La cancelliamo quando vuoi.',
      more: 'Informativa sulla privacy',
    },
    reply: {
      question: 'Chi risponde, e quando?',
      answer:
        'Ogni richiesta la legge una persona del club, che ti scrive l’esito entro {{answerDays, workingDays}}; intanto segui ogni passo in «La mia richiesta».',
    },
    contact: {
      question: 'Come contattarci?',
      answer: 'Una domanda? Falla anche prima di iscriverti:',
    },
    association: 'Numero dell’associazione',
    address: 'Indirizzo',
  },
  faq: {
    heading: 'Le domande prima di iscriversi',
    all: 'Tutte le domande',
  },
  join: {
    heading: 'Tocca a te',
    text: 'Compila il modulo, paga, invia la ricevuta. Al resto pensiamo noi.',
    note: 'Le iscrizioni chiudono il {{day}} alle {{time}}, ora tua.',
    lateNote: 'Il termine di questa stagione era il {{day}}.',
  },
  reminder: {
    heading: 'La prossima stagione, prima di tutti',
    text: 'Quando riaprono le iscrizioni ti mandiamo un’e-mail. Una sola.',
    name: 'Nome',
    email: 'E-mail',
    consent:
      'Acconsento a conservare nome ed e-mail per questo unico avviso (<privacy>informativa sulla privacy</privacy>). Si cancellano quando voglio.',
    submit: 'Avvisami quando riaprono',
    done: 'Fatto. Quando riaprono le iscrizioni ricevi un’e-mail da noi.',
    open: 'Le iscrizioni sono aperte proprio adesso: <register>iscriviti</register>. Non abbiamo conservato né nome né e-mail.',
  },
} satisfies typeof base;
