import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import type { texts as base } from './fa.ts';

export const texts = {
  greeting: 'Ciao, {{name}}',
  lead: {
    submitted:
      'Abbiamo la tua richiesta: l’esito arriva per e-mail entro {{answerDays, workingDays}}.',
    approved: 'Il tuo tesseramento è approvato. Ti diamo il benvenuto nel club!',
    rejected: 'Questa volta non l’abbiamo approvata: guarda perché, correggila e inviala di nuovo.',
    ended: 'La tua iscrizione {{season, season}} è finita.',
  },
  renewal: {
    open: 'Rinnova per il {{season, season}}',
    easy: 'I tuoi dati ci sono già: bastano pochi minuti.',
    title: 'Il tuo rinnovo per la {{season, season}}',
    submitted:
      'Abbiamo il tuo rinnovo per la {{season, season}} e ti scriviamo la decisione entro {{answerDays, workingDays}}.',
    rejected:
      'Questa volta non abbiamo potuto approvare il rinnovo per la {{season, season}}: guarda perché, correggi e invia di nuovo.',
  },
  membership: {
    until: 'Valida fino al {{day}}',
    ended: 'Finita il {{day}}',
    stays: 'Puoi ancora accedere e tutti i tuoi dati restano qui.',
    goesOn: 'La tua iscrizione {{season, season}} continua, comunque vada il rinnovo.',
  },
  cardCode: {
    open: 'Mostra il codice QR',
    title: 'Il codice della tua tessera',
    label: 'Il codice QR della tua tessera',
    season: 'Stagione {{season, season}}',
    help: 'Chi lo scansiona vede il tuo nome, l’iniziale del cognome, il pacchetto e se il tesseramento è valido: nient’altro.',
    see: 'Guarda che cosa mostra',
  },
  clubCard: {
    title: 'La tua tessera',
    to_print: 'In attesa di stampa',
    printed: 'Stampata',
    posted: 'Spedita',
    returned: 'La posta ce l’ha riportata',
    missing: 'Non arrivata',
    tracking: 'Numero di tracciamento:',
    name: 'Nome sulla tessera: \u2068{{name}}\u2069',
    toAddress: 'La spediamo all’indirizzo che trovi qui sotto nei tuoi dati.',
    onItsWay: 'A seconda della posta può volerci qualche settimana.',
    cameBack: 'Controlla il tuo indirizzo: la rispediamo o ti scriviamo.',
    told: 'Grazie di avercelo detto. Ce ne occupiamo e, se serve, te ne mandiamo un’altra.',
    another: 'Questa tessera sostituisce quella che non è arrivata o è tornata indietro.',
    report: 'Non è arrivata',
    reportTitle: 'La tessera non è arrivata?',
    reportText:
      'Se sono passate alcune settimane e non si vede, dillo a noi e ce ne occupiamo. Puoi farlo una volta per ogni tessera.',
    reportSubmit: 'Dillo al club',
  },
  confirmAddress: {
    text: 'Il tuo indirizzo e-mail non è ancora confermato. Usa il pulsante nell’e-mail che abbiamo mandato a {{email}}. Fino ad allora il documento d’identità si vede solo sul dispositivo da cui hai inviato la richiesta.',
    send: 'Manda di nuovo la conferma',
    sent: 'Abbiamo mandato la conferma a {{email}}. Se non arriva in pochi minuti, guarda anche nello spam.',
  },
  status: {
    title: 'La tua richiesta',
    number: 'Numero della richiesta',
    reason: 'Perché è stata respinta',
    noReason: 'Non è indicato un motivo; se hai domande, scrivici.',
    next: 'Prossimo passo:',
  },
  next: {
    submitted:
      'controlliamo ricevuta e documenti. Non devi fare nulla; appena decidiamo ti scriviamo.',
    approved: 'conserva il numero della richiesta. Ti scriviamo le novità per i soci.',
    rejected: 'se serve sostituisci ricevuta o documento, ricontrolla i dati e invia di nuovo.',
  },
  fix: {
    open: 'Correggi solo questo',
    waitsTitle: 'Manca una cosa',
    waits: 'Per continuare la verifica ci serve: {{items}}.',
    heading: 'Correggi solo questo',
    lead: 'Il resto della richiesta resta com’è: non devi inviare altro.',
    asked: 'Il {{day, date}} ti abbiamo chiesto:',
    rejected:
      'La richiesta è stata respinta il {{day, date}}. Correggi questo e la verifichiamo di nuovo:',
    now: 'Hai scritto:',
    before: 'Prima',
    after: 'Nuova',
    empty: 'Non ancora scelta',
    preview: '{{document}}, nuova immagine',
    choose: 'Scegli un’immagine',
    another: 'Un’altra immagine',
    chooseFor: 'Scegli un’immagine: {{document}}',
    anotherFor: 'Un’altra immagine: {{document}}',
    ready: 'La nuova immagine è pronta per l’invio.',
    tryAgain: 'Riprova',
    submit: 'Invia',
    toProfile: 'Il mio profilo',
    sent: {
      heading: 'Inviato, grazie',
      text: 'Continuiamo la verifica e ti scriviamo l’esito entro {{answerDays, workingDays}}.',
    },
    nothing: {
      heading: 'Non c’è nulla da correggere',
      text: 'Ora non ti chiediamo nulla: forse l’hai già inviato.',
    },
  },
  again: {
    open: 'Invia di nuovo',
    until:
      'Puoi inviarla di nuovo fino al {{day, date}}; dopo, la richiesta e i documenti vengono eliminati.',
    title: 'Ricontrolla e invia di nuovo',
    text: 'Correggi qui ciò che non va. Dopo l’invio la verifichiamo di nuovo e nel frattempo non puoi modificarla.',
    submit: 'Invia di nuovo',
  },
  personal: {
    title: 'Dati personali',
    change: 'Cambia indirizzo e contatti',
    changeTitle: 'Indirizzo, telefono e lingua',
    changeText:
      'Aggiornali quando cambi casa o numero. Le nostre e-mail arrivano nella lingua che scegli qui.',
    changed: 'I tuoi contatti sono salvati.',
  },
  payment: {
    title: 'Pacchetto e pagamento',
  },
  documents: {
    title: 'Documenti',
    upload: 'Carica un’immagine',
    replace: 'Sostituisci',
    rules: 'JPEG o PNG, al massimo 5 MB',
    sending: 'Invio in corso',
    sent: 'Immagine ricevuta, grazie.',
    missing: {
      receipt: 'Ancora nessuna ricevuta.',
      passport: 'Ancora nessun passaporto o carta d’identità.',
    },
  },
  password: {
    open: 'Cambia password',
    title: 'Cambia password',
    current: 'Password attuale',
    new: 'Nuova password',
    confirm: 'Ripeti la nuova password',
    rule: `Almeno ${newPasswordMinLength} caratteri`,
    submit: 'Cambia password',
    done: 'La password è cambiata e l’accesso dagli altri dispositivi è terminato.',
  },
  account: {
    title: 'Il tuo account e i tuoi dati',
    text: 'Quello che conserviamo su di te è tuo: scaricane una copia o chiedici di cancellarlo.',
    export: 'Scarica i miei dati',
    news: 'Mandami le notizie del club via e-mail',
    reminders: 'Ricordami via e-mail di rinnovare',
    logoutEverywhere: 'Esci da tutti i dispositivi',
  },
  everywhere: {
    title: 'Uscire da tutti i dispositivi?',
    text: 'Tutti gli accessi aperti di questo account terminano, anche su questo dispositivo. Poi accedi di nuovo con la password o con un link via e-mail.',
    submit: 'Esci da tutti',
  },
  deletion: {
    open: 'Chiedi la cancellazione',
    title: 'Vuoi cancellare l’account?',
    text: 'La richiesta arriva a un gestore. Dopo la verifica account, dati e documenti vengono cancellati per sempre.',
    submit: 'Chiedi la cancellazione',
    requested: 'Hai chiesto la cancellazione il {{day, date}}; se ne occuperà un gestore.',
  },
  family: {
    title: 'La mia famiglia',
    empty:
      'Da qui puoi iscrivere un figlio o qualcuno di cui ti occupi: non gli serve un account, e le sue e-mail arrivano a te.',
    add: 'Aggiungi qualcuno',
    added: 'Abbiamo la tua richiesta: ti scriviamo l’esito di ognuno.',
    season: 'Stagione {{season, season}}',
    asked: 'Manca una cosa',
  },
  ward: {
    back: 'Il mio profilo',
    lead: {
      submitted: 'Abbiamo la richiesta e ti scriviamo l’esito entro {{answerDays, workingDays}}.',
      approved: 'Il tesseramento è approvato.',
      rejected: 'Questa volta non è stata accettata: guarda il motivo, correggi e invia di nuovo.',
      ended: 'Il tesseramento {{season, season}} è finito.',
    },
    contact: 'Indirizzo, telefono ed e-mail sono i tuoi.',
    account: {
      title: 'I dati di questa persona',
      text: 'Non ha un account suo: te ne occupi tu. Quando vuoi, eliminiamo tutto.',
    },
    deletion: {
      open: 'Chiedi di eliminare questa persona',
      title: 'Eliminare questa persona?',
      text: 'La richiesta va ai gestori. Dopo un controllo, tesseramento, dati e documenti vengono eliminati per sempre; il tuo account resta.',
      requested:
        'Il {{day, date}} hai chiesto di eliminare questa persona; se ne occupano i gestori.',
    },
  },
  noProfile: {
    text: 'Questo account non è un tesseramento e non ha un profilo. L’accesso è con',
  },
} satisfies typeof base;
