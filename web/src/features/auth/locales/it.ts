import { sampleRequestNumber } from '@fanclub/contract/club/sample-request-number';
import {
  generatedPasswordLength,
  strongPasswordLength,
} from '@fanclub/contract/members/password-rules';
import type { texts as base } from './fa.ts';

export const texts = {
  fields: {
    email: 'E-mail',
    password: 'Password',
    newPassword: 'Nuova password',
    confirmPassword: 'Ripeti la nuova password',
  },
  login: {
    heading: 'Accedi al tuo account',
    form: 'Accesso con l’e-mail',
    submit: 'Accedi',
    outEverywhere: 'L’accesso è terminato su tutti i tuoi dispositivi, anche su questo.',
    signingIn: 'Accesso in corso…',
    storageBlocked:
      'Il tuo browser blocca i dati dei siti, e senza di essi non puoi accedere. Consentili per questo sito nelle impostazioni del browser, poi ricarica la pagina.',
    forgot: 'Hai dimenticato la password?',
    linkInstead: 'Mandami un link di accesso',
    or: 'oppure',
    noAccount: 'Non hai ancora un account?',
    register: 'Diventa socio',
    security:
      'Controlla l’indirizzo di questa pagina prima di scrivere la password. Non ti chiediamo mai password o numero di carta per e-mail, messaggio o telefono.',
  },
  admin: {
    heading: 'Accesso dei gestori',
    lead: 'I gestori accedono con l’account Google che è nel loro elenco.',
  },
  link: {
    heading: 'La tua pagina è pronta',
    lead: 'Per la tua sicurezza il link funziona solo con questo pulsante.',
    submit: 'Apri la mia pagina',
    over: 'Questo link non funziona più',
    overText:
      'Ogni link vale una volta e per poco tempo; questo è già stato usato o è scaduto. Chiedine uno nuovo qui.',
  },
  pending: {
    title: 'La tua richiesta non è ancora approvata',
    text: 'Ti scriviamo l’esito entro {{answerDays, workingDays}}. Fino ad allora, con un link che ti mandiamo puoi vedere la tua richiesta.',
    submit: 'Mandami il link',
  },
  rejected: {
    title: 'Non abbiamo potuto approvare la tua richiesta',
    text: 'Con un link che ti mandiamo vedi il perché, la correggi e la invii di nuovo.',
  },
  ownAccount: {
    heading: 'Il tuo account',
    lead: 'Finora una persona della tua famiglia si è occupata del tuo tesseramento. Da ora è nelle tue mani: non cambia nulla, e accedi con questa e-mail.',
    agree: {
      terms: 'Accetto le <doc>condizioni d’uso</doc>.',
      privacy: 'Accetto l’<doc>informativa sulla privacy</doc>.',
    },
    submit: 'Apri il mio account',
    overText:
      'Il link vale una volta, per 7 giorni, e solo l’ultimo che è stato chiesto. Se il tuo account è già aperto, fatti mandare qui un link di accesso; altrimenti chiedine un altro in famiglia.',
    taken:
      'Questa e-mail ora è di un altro socio. Chiedi in famiglia un link a un altro indirizzo.',
  },
  birthDate: 'Inserisci la tua data di nascita, così sappiamo che questa casella è tua.',
  notMe: {
    heading: 'Non è una tua richiesta?',
    lead: 'Qualcuno ha chiesto il tesseramento con la tua e-mail.',
    text: 'Con questo pulsante avvisi i gestori e nessuno potrà più entrare in quella richiesta. Non si cancella nulla: la guarderà un gestore.',
    submit: 'Non l’ho inviata io',
    done: 'Grazie della segnalazione. L’accesso a quella richiesta è chiuso e un gestore la guarderà; non devi fare altro.',
    gone: 'Questo link è già stato usato o è scaduto. Se ci hai già avvisato, non devi fare altro; altrimenti scrivici:',
  },
  changeEmail: {
    heading: 'La tua nuova e-mail',
    lead: 'Ci hai chiesto di usare questo indirizzo per il tuo tesseramento.',
    text: 'Con questo pulsante diventa la tua e-mail e gli accessi su ogni altro dispositivo si chiudono. Avvisiamo anche il vecchio indirizzo.',
    submit: 'Usa questo indirizzo',
    done: 'Questa è ora la tua e-mail. Da adesso accedi con questa.',
    gone: 'Questo link è già stato usato o è scaduto. Chiedine un altro dal tuo profilo.',
    taken: 'Un altro account ha questo indirizzo. Se è tuo anche quello, scrivici.',
  },
  undoEmail: {
    heading: 'La tua e-mail è cambiata?',
    lead: 'Al posto del tuo indirizzo ne è stato messo un altro.',
    text: 'Con questo pulsante il tuo tesseramento riprende questo indirizzo, tutti gli accessi si chiudono e il club controlla.',
    submit: 'Non l’ho chiesto io',
    done: 'Il tuo tesseramento ha di nuovo questo indirizzo e tutti gli accessi sono chiusi. Il club controlla: non devi fare altro.',
    gone: 'Questo link è già stato usato o è scaduto. Se ti serve aiuto, scrivici:',
  },
  leaveList: {
    heading: 'Esci dalla lista',
    lead: 'Cancelliamo nome ed e-mail dalla lista di chi riceve l’avviso di apertura delle iscrizioni.',
    submit: 'Cancellami dalla lista',
    done: 'Nome ed e-mail sono stati cancellati. Da questa lista non riceverai altro.',
  },
  leaveNews: {
    heading: 'Niente notizie del club?',
    lead: 'Non ti mandiamo più le notizie del club via e-mail. Le e-mail sul tuo tesseramento arrivano come prima.',
    submit: 'Disiscriviti',
    done: 'Non ricevi più le notizie del club via e-mail. Puoi riattivarle quando vuoi nel profilo.',
  },
  leaveRenewals: {
    heading: 'Niente promemoria del rinnovo?',
    lead: 'Non ti ricordiamo più via e-mail che puoi rinnovare il tesseramento. Le altre e-mail arrivano come prima.',
    submit: 'Disiscriviti',
    done: 'Non ricevi più i promemoria del rinnovo. Puoi riattivarli quando vuoi nel profilo.',
  },
  magicLink: {
    title: 'Accedi con un link',
    submit: 'Mandami un link di accesso',
    again: 'Mandalo di nuovo',
    sentTitle: 'Link inviato',
    sentText:
      'Se \u2066{{email}}\u2069 è registrata, il link arriva tra pochi minuti e vale {{minutes, number}} minuti. Se ne abbiamo appena inviato uno, apri quello. Non c’è? Guarda anche nello spam.',
  },
  usedUp: {
    title: 'Per ora nessun altro link',
    text: 'Per questo indirizzo sono stati chiesti più link. Se ne è appena arrivato uno, apri quello. Puoi chiederne un altro tra un quarto d’ora, o domani se oggi sono già stati molti. Intanto funzionano:',
    password: 'Accedi con la password',
    number: 'Segui la richiesta con il suo numero',
  },
  track: {
    lead: 'Scrivi il numero della richiesta e la tua e-mail: ti mandiamo un link che mostra a che punto è.',
    number: 'Numero della richiesta',
    numberHelp: `È nella nostra e-mail, come ${sampleRequestNumber}`,
    submit: 'Mandami il link',
    sentTitle: 'Guarda la tua posta',
    sentText:
      'Se questo numero appartiene a \u2066{{email}}\u2069, il link arriva tra pochi minuti. Non c’è? Guarda anche nello spam.',
    noNumber: 'Non trovi il numero?',
    byEmail: 'Continua solo con l’e-mail',
  },
  google: {
    submit: 'Accedi con Google',
  },
  notFound: {
    title: 'Account non trovato',
    text: 'Nessuno si è ancora iscritto con questo account Google. Diventa socio, oppure prova con un altro account.',
    create: 'Crea un account',
    tryAnother: 'Prova un altro account',
  },
  forgot: {
    heading: 'Hai dimenticato la password?',
    lead: 'Scrivi l’e-mail della tua iscrizione: ti mandiamo un link per scegliere una nuova password.',
    submit: 'Mandami il link',
    again: 'Mandalo di nuovo',
  },
  reset: {
    heading: 'Nuova password',
    lead: 'Scegli una nuova password. Uscirai da tutti gli altri dispositivi.',
    mode: 'Come la preferisci?',
    auto: 'Genera una password sicura',
    custom: 'La scelgo io',
    autoText: `Ne creiamo una di ${generatedPasswordLength} caratteri e la mostriamo solo questa volta.`,
    autoSubmit: 'Crea la password',
    customSubmit: 'Salva la password',
    generate: 'Generane una a caso',
    done: 'La password è cambiata.',
    redirect: 'Tra {{seconds, number}} secondi vai alla pagina di accesso.',
    stay: 'Resta su questa pagina',
    overText: 'Ogni link vale una volta e per un’ora. Chiedine uno nuovo qui.',
  },
  fresh: {
    title: 'La tua nuova password',
    text: 'Mettila subito al sicuro: non la mostreremo più.',
  },
  strength: {
    label: 'Sicurezza della password:',
    weak: 'debole',
    medium: 'media',
    strong: 'forte',
    requirements: 'Requisiti, almeno tre',
    met: '(fatto)',
    notMet: '(non ancora)',
    criteria: {
      length: `${strongPasswordLength} caratteri o più`,
      uppercase: 'Una maiuscola (A–Z)',
      lowercase: 'Una minuscola (a–z)',
      digit: 'Una cifra',
      special: 'Un simbolo, come ! o #',
    },
  },
  links: {
    login: 'Vai alla pagina di accesso',
    register: 'Diventa socio',
  },
} satisfies typeof base;
