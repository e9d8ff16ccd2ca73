import { club } from '../../club/club.ts';
import { linkDays, linkMinutes } from '../../links/link-kinds.ts';
import type { MailPhrases } from '../mail-text.ts';

export const phrases: MailPhrases = {
  greeting: (firstName) => `Ciao ${firstName},`,
  greetingStaff: 'Ciao,',
  greetingVisitor: 'Ciao,',
  signOff: `A presto, ${club.name.it}`,
  requestNumber: 'Numero della richiesta',
  status: { received: 'In verifica', approved: 'Approvata', rejected: 'Respinta' },
  facts: {
    person: 'A nome di',
    package: 'Pacchetto',
    amount: 'Importo',
    until: 'Valido fino al',
    open: 'Ancora da pagare',
    answeredBy: 'Risposta entro il',
  },
  earlierOpen: ({ season, amount, number }) =>
    `Per il ${season} restano da pagare ${amount}. Se hai già pagato, non devi fare altro; altrimenti scrivi ${number} nella causale.`,
  withCard: (pack) => `${pack}, con la tessera del club`,
  reason: 'Perché è stata respinta',
  words: 'Da chi verifica',
  proof: {
    label: 'Il codice QR della tessera',
    help: 'Chi lo scansiona o apre il suo link vede se il tesseramento è valido, con il nome, l’iniziale del cognome e il pacchetto: nient’altro.',
    see: 'Guarda che cosa mostra',
  },
  receipt: 'Apri la ricevuta, anche per stamparla',
  linkHint: 'Se il pulsante non si apre, copia questo indirizzo nel browser:',
  linkLife: {
    sign_in: `Il link vale per ${linkMinutes.sign_in} minuti e si usa una volta sola.`,
    reset: `Il link vale per ${linkMinutes.reset} minuti e si usa una volta sola.`,
    application: `Il link vale per ${linkDays.application} giorni e si usa una volta sola. Se non si apre più, scrivi la tua e-mail nella pagina di accesso e te ne mandiamo uno nuovo.`,
    change_email: `Il link vale per ${linkDays.change_email * 24} ore e si usa una volta sola.`,
    undo_email: `Il link vale per ${linkDays.undo_email} giorni e si usa una volta sola.`,
    own_account: `Il link vale per ${linkDays.own_account} giorni e si usa una volta sola.`,
  },
  notMe: { question: 'Non hai inviato tu questa richiesta?', label: 'Faccelo sapere' },
  leaveRenewals: { question: 'Non vuoi i promemoria del rinnovo?', label: 'Disiscriviti' },
  leaveList: { question: 'Non l’hai chiesto tu?', label: 'Cancellami subito dalla lista' },
  automatic: 'Non rispondere a questa e-mail: le risposte non vengono lette.',
  contact: 'Hai una domanda? Scrivici:',
  news: {
    action: 'Scopri di più',
    why: 'Ricevi questa notizia perché fai parte del club o hai chiesto di iscriverti.',
    leave: { question: 'Non vuoi più le notizie via e-mail?', label: 'Disiscriviti' },
  },
};
