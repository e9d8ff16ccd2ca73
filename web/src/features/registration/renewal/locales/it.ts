import type { texts as base } from './fa.ts';

export const texts = {
  membership: {
    title: 'Rinnovo {{season, season}}',
    lead: 'Abbiamo già inserito i dati del tuo profilo. Scegli il pacchetto e modifica quello che è cambiato.',
  },
  contact: { title: 'Contatti', lead: 'Mandiamo l’esito a {{email}}.' },
  confirm: {
    title: 'Controlla e rinnova',
    lead: 'Dai un’ultima occhiata. Dopo l’invio il rinnovo passa alla verifica.',
    submit: 'Rinnova ora',
    failedTitle: 'Il rinnovo non è ancora completo',
    kept: 'Quello che hai scritto è ancora qui, e riprovando non rinnovi due volte.',
  },
  late: 'Il termine è passato, ma puoi ancora rinnovare.',
  rest: {
    first: 'Potrai pagarli nella pagina del pagamento.',
    choose: 'Pago anche il saldo precedente (\u2068{{amount}}\u2069) con lo stesso versamento',
    own: 'Rinnovo {{season, season}} \u2068{{amount}}\u2069',
    part: 'saldo {{season, season}} \u2068{{amount}}\u2069',
    oneNumber: 'Per tutto basta indicare un solo numero: {{number}}',
    later: 'Puoi pagarlo anche più tardi: nel profilo trovi come.',
    alone: 'È in un’altra valuta rispetto a questo pagamento: serve un versamento a parte.',
  },
  documentKnown:
    'Una tessera per la nuova stagione con lo stesso nome, per posta. Il tuo documento d’identità l’abbiamo già visto: non serve di nuovo.',
  theirDocumentKnown:
    'Una tessera per la nuova stagione con lo stesso nome, per posta al tuo indirizzo. Il documento d’identità l’abbiamo già visto: non serve di nuovo.',
  who: {
    title: 'Per chi rinnovi?',
    help: 'Paghi una volta sola per tutti, e basta una ricevuta.',
    lead: 'Il pacchetto della scorsa stagione è già scelto per ognuno. Puoi cambiarli uno per uno.',
    self: '\u2068{{name}}\u2069 (tu)',
    most: 'Al massimo {{most, number}} persone alla volta; per le altre rinnovi dopo.',
    own: 'Il tuo tesseramento',
    family: 'I tesseramenti della famiglia',
    kept: 'Nomi, indirizzo e telefono restano quelli. Se è cambiato qualcosa, modificalo prima nel profilo.',
    grown:
      'Il pacchetto di prima ({{pack}}) è per bambini fino a {{age, number}} anni. Scegline un altro per questa stagione.',
    gone: 'Il pacchetto di prima ({{pack}}) non c’è più. Scegline un altro per questa stagione.',
    ownGone:
      'Il tuo pacchetto di prima ({{pack}}) non c’è più. Scegline un altro per questa stagione.',
    noCode: 'Un codice promozionale vale solo se rinnovi soltanto per te.',
  },
  changes: {
    title: 'Che cosa cambia',
    none: 'Pacchetto e dati restano come prima',
    before: 'Prima:',
    after: 'Ora:',
  },
  consents: {
    title: 'I documenti legali sono cambiati',
    help: 'Per continuare accetta il nuovo testo. Ecco che cosa cambia:',
    since: 'Hai accettato la versione del {{day}}. Da allora:',
    sinceUnknown: 'Che cosa cambia nel nuovo testo:',
    changes: {
      terms: {
        '2026-11-22':
          'La verifica dura quanto promette il club, e un pagamento vale quando uno dei gestori conferma che il denaro è arrivato.',
        '2026-11-23':
          'Puoi iscrivere con te la tua famiglia, a qualunque età e senza un’altra e-mail; la richiesta e il pagamento spettano a te, e ne rispondi tu.',
      },
      privacy: {
        '2026-11-22':
          'Dice con più precisione che cosa conserviamo e per quanto: ogni pagamento e rimborso, le immagini dei documenti e quale gestore ha visto che cosa. Ti mandiamo anche le notizie del club, che puoi fermare quando vuoi.',
        '2026-11-23':
          'Dice che cosa vede chi inquadra il codice QR della tua tessera: se il tesseramento è valido, il nome, l’iniziale del cognome, il pacchetto e la stagione. Apple o Google riceve la tessera solo se la metti tu nel loro Wallet.',
      },
    },
  },
  stop: {
    member: {
      title: 'Il tuo tesseramento {{season, season}} è attivo',
      text: 'Ora non c’è nulla da rinnovare. Quando inizia la prossima stagione, rinnovi proprio qui.',
    },
    waiting: {
      title: 'La tua richiesta è in verifica',
      text: 'Non serve compilare né pagare di nuovo. Nel profilo vedi a che punto è.',
    },
    rejected: {
      title: 'Questa volta la richiesta non è stata approvata',
      text: 'Nel profilo trovi il motivo: correggi lì e inviala di nuovo.',
    },
    noMembership: {
      title: 'Il rinnovo è per chi ha già la tessera',
      text: 'Non hai ancora un tesseramento da rinnovare. Nel profilo vedi a che punto è la richiesta.',
    },
    closed: {
      title: 'Il termine per rinnovare è passato',
      text: 'Per questa stagione non accettiamo altre richieste. Ti aspettiamo alla prossima.',
    },
  },
} satisfies typeof base;
