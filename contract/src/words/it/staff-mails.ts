import { exportTtlMs } from '../../exports/routes.ts';
import { dayMs } from '../../retention/kept-until.ts';
import { pendingSettingsDays } from '../../settings/pending-days.ts';
import type * as base from '../fa/staff-mails.ts';
import { staffSentence } from '../mail-parts.ts';
import type { Names, Translated } from '../mail-text.ts';
import { roles } from './names.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  new_application: 'Nuova richiesta, allo staff',
  google_refused: 'Account Google estraneo, ai gestori',
  staff_changed: 'Cambio delle persone del pannello, ai responsabili',
  payment_change: 'Cambio dei dati di pagamento, a responsabili e tesorieri',
  export_ready: 'Elenco pronto come file',
} satisfies Names<typeof base.names>;

export const texts = {
  new_application: ({ member }) => ({
    subject: `Nuova richiesta di iscrizione: ${member.request_number}`,
    preview: 'Una richiesta aspetta la verifica.',
    heading: 'Una nuova richiesta',
    paragraphs: [
      'È arrivata una nuova richiesta e aspetta la verifica. I dettagli e i documenti sono nel pannello di gestione: nelle e-mail non li scriviamo.',
    ],
    action: 'Apri il pannello di gestione',
    notes: ['Ricevi questa e-mail perché le impostazioni del club indicano il tuo indirizzo.'],
  }),
  google_refused: ({ data }) => ({
    subject: 'Sicurezza: rifiutato un account Google sconosciuto',
    preview: 'Qualcuno ha provato ad accedere con un altro account Google.',
    heading: 'Rifiutato un account Google sconosciuto',
    paragraphs: [
      `Qualcuno ha provato ad accedere come ${data.about} con un account Google diverso da quello usato la prima volta. L’accesso è stato negato.`,
      'Se hai un nuovo account Google, chiedi a chi gestisce il sistema del club di accettarlo. Altrimenti esci da tutti i dispositivi e controlla la sicurezza del tuo account Google.',
    ],
    action: 'Apri il pannello di gestione',
    notes: ['Ricevono questa e-mail tutti i gestori del club, una volta al giorno per persona.'],
  }),
  staff_changed: ({ data }) => ({
    subject: 'Cambiano le persone del pannello',
    preview: 'È cambiato il ruolo di qualcuno nel pannello.',
    heading: 'Cambiano le persone del pannello',
    paragraphs: [
      staffSentence(data, {
        added: (role) => `Ora ${data.about} può aprire il pannello, con il ruolo ${roles[role]}.`,
        changed: (before, role) =>
          `Il ruolo di ${data.about} è passato da ${roles[before]} a ${roles[role]}.`,
        removed: (before) =>
          `Ora ${data.about} non può più aprire il pannello. Il ruolo era ${roles[before]}.`,
      }),
      `La modifica è stata fatta da ${data.by}. Se non ne sai niente, guarda subito «Persone» nel pannello.`,
    ],
    action: 'Vedi le persone',
    notes: ['Ricevono questa e-mail tutti i responsabili del pannello.'],
  }),
  payment_change: ({ data }) => {
    const isLive = data.state === 'live';
    const subject = isLive
      ? 'I dati di pagamento del club sono cambiati'
      : 'Conferma i nuovi dati di pagamento';
    return {
      subject,
      preview: isLive
        ? 'È cambiata la carta o un link di pagamento.'
        : 'Una modifica aspetta una seconda persona.',
      heading: subject,
      paragraphs: [
        isLive
          ? `È cambiata la carta o un link di pagamento che i soci vedono. La richiesta è di ${data.asked_by}${data.confirmed_by ? `, la conferma di ${data.confirmed_by}` : ''}.`
          : `Nuovi dati di pagamento sono stati chiesti da ${data.asked_by}. Non cambia nulla finché una seconda persona non conferma; dopo ${pendingSettingsDays} giorni la richiesta decade.`,
        'Se non ne sai niente, guarda subito le impostazioni del pannello.',
      ],
      action: 'Vedi le impostazioni',
      notes: ['Ricevono questa e-mail responsabili e tesorieri del pannello.'],
    };
  },
  export_ready: ({ data }) => ({
    subject: 'Il tuo elenco è pronto',
    preview: 'L’elenco che hai chiesto è stato scritto.',
    heading: 'Il tuo elenco è pronto',
    paragraphs: [
      `L’elenco che hai chiesto è pronto, con ${data.rows.toLocaleString('it')} righe. Scaricalo dal pannello di gestione.`,
    ],
    action: 'Scarica il file',
    notes: [
      `Puoi scaricarlo solo tu, e viene cancellato ${exportTtlMs / dayMs} giorni dopo la richiesta.`,
    ],
  }),
} satisfies Translated<typeof base.texts>;
