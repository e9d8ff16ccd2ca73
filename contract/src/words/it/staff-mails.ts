import { pendingSettingsDays } from '../../settings/second-person.ts';
import type { GuardedPart } from '../../settings/settings.ts';
import type * as base from '../fa/staff-mails.ts';
import { namesOfGuarded, staffSentence } from '../mail-parts.ts';
import type { Names, Translated } from '../mail-text.ts';
import { roles } from './names.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  new_application: 'Nuova richiesta, allo staff',
  google_refused: 'Account Google estraneo, ai gestori',
  staff_changed: 'Cambio delle persone del pannello, ai responsabili',
  payment_change: 'Modifica che richiede una seconda persona, a chi può confermarla',
  looks_of_week: 'Consultazioni della settimana, ai responsabili',
} satisfies Names<typeof base.names>;

/** Names of the parts whose changes a second person has to confirm. */
const guardedNames: Record<GuardedPart, string> = {
  payment: 'dove pagano i soci',
  rate: 'cambio dell’euro',
  waiving: 'quanto una persona può condonare da sola',
  how_to_pay: 'testi sul pagamento',
  mails: 'testi delle e-mail',
  owners: 'un nuovo responsabile',
  phrases: 'le password di gestione',
};

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
          `Ora ${data.about} non può più aprire il pannello. Il ruolo era ${roles[before]}. Conosceva le password di gestione: cambiale in «Persone».`,
      }),
      `La modifica è stata fatta da ${data.by}. Se non ne sai niente, guarda subito «Persone» nel pannello.`,
    ],
    action: 'Vedi le persone',
    notes: ['Ricevono questa e-mail tutti i responsabili del pannello.'],
  }),
  payment_change: ({ data }) => {
    const isLive = data.state === 'live';
    const what = namesOfGuarded(data, guardedNames, 'it');
    const subject = `${isLive ? 'Modificato' : 'Conferma una modifica'}: ${what}`;
    return {
      subject,
      preview: isLive ? 'Una modifica è in vigore.' : 'Una modifica aspetta una seconda persona.',
      heading: subject,
      paragraphs: [
        isLive
          ? `È cambiato questo: ${what}. La richiesta è di ${data.asked_by}${data.confirmed_by ? `, la conferma di ${data.confirmed_by}` : ''}.`
          : `Una modifica è stata chiesta da ${data.asked_by}: ${what}. Non cambia nulla finché una seconda persona non conferma; dopo ${pendingSettingsDays} giorni la richiesta decade.`,
        'Se non ne sai niente, guarda subito le impostazioni del pannello.',
      ],
      action: 'Vedi le impostazioni',
      notes: ['Riceve questa e-mail chi può confermare una modifica simile.'],
    };
  },
  looks_of_week: ({ data }) => ({
    subject: 'Chi ha consultato quante persone questa settimana',
    preview: 'Che cosa hanno visto i gestori nel pannello.',
    heading: 'Chi ha consultato quante persone',
    paragraphs: [
      `Nella settimana iniziata il ${data.week}:`,
      ...data.looks.map(
        ({ admin, people, opened }) =>
          `${admin}: ${people.toLocaleString('it')} negli elenchi, ${opened.toLocaleString('it')} consultazioni di richieste e documenti`,
      ),
      'Se qualcosa è strano, guarda «Cronologia» nel pannello e chiedi a quel gestore.',
    ],
    action: 'Vedi la cronologia',
    notes: [
      'Ricevono questa e-mail tutti i responsabili del pannello, una volta a settimana, se qualcuno ha consultato dei dati.',
    ],
  }),
} satisfies Translated<typeof base.texts>;
