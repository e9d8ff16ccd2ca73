import type { texts as base } from './fa.ts';

export const texts = {
  title: 'La tua famiglia',
  help: 'Un figlio, o chiunque di cui ti occupi. Ognuno ha la sua tessera e la sua richiesta; il pagamento è uno solo.',
  another: 'Aggiungi un’altra persona',
  most: 'Al massimo {{most, number}} persone alla volta; le altre le iscrivi dopo dal tuo profilo.',
  birthHelp: 'L’età conta solo per i pacchetti dei bambini.',
  package: 'Il suo pacchetto',
  card: 'Vuole anche la tessera del club',
  cardHelp:
    'Una tessera con il suo nome, per posta al tuo indirizzo. Serve un’immagine del suo passaporto o documento d’identità.',
  passport: 'Immagine del suo passaporto o documento',
  passportHelp: 'La pagina con nome e foto, intera e leggibile.',
  done: 'Fatto',
  incomplete: 'Non ancora completo',
  edit: 'Modifica {{name}}',
  remove: 'Togli {{name}}',
  removeTitle: 'Togliere {{name}} dal modulo?',
  removeText: 'Quello che hai scritto su questa persona viene eliminato, con la sua immagine.',
  add: {
    title: 'Chi vuoi iscrivere?',
    lead: 'Indirizzo, telefono ed e-mail sono i tuoi, e l’esito di ognuno arriva alla tua e-mail.',
    confirm: 'Controlla e iscrivi',
    confirmLead: 'Dai un’ultima occhiata. Poi ogni richiesta viene verificata per conto suo.',
    submit: 'Iscrivi ora',
    failedTitle: 'L’iscrizione non è ancora completa',
    kept: 'Quello che hai scritto è ancora qui, e riprovando nessuno viene iscritto due volte.',
    late: 'Il termine è passato, ma puoi ancora iscriverli.',
  },
  stop: {
    rejected: {
      title: 'Prima la tua richiesta',
      text: 'Questa volta non è stata accettata. Correggila e inviala di nuovo dal profilo; poi potrai iscrivere la famiglia.',
    },
    full: {
      title: 'Non c’è più posto',
      text: 'Si possono iscrivere al massimo {{most, number}} familiari.',
    },
    closed: {
      title: 'Il termine è passato',
      text: 'Per questa stagione non accettiamo altre richieste. Ti aspettiamo nella prossima.',
    },
  },
} satisfies typeof base;
