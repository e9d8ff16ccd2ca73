import { asksRest } from '../../money/account.ts';
import { formatMoney } from '../../money/format-money.ts';
import { formatDay } from '../../text/format.ts';
import { canSendAnother } from '../../uploads/upload-problem.ts';
import type * as base from '../fa/application-mails.ts';
import { numberItem, refundItems, restItems } from '../mail-parts.ts';
import type { Names, Translated } from '../mail-text.ts';
import { itemSentences } from './items.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  application_received: 'Richiesta ricevuta',
  family_received: 'Richieste di una famiglia ricevute',
  application_approved: 'Approvazione',
  application_rejected: 'Rifiuto',
  items_requested: 'Richiesta di correzione',
  rest_due: 'Il resto dell’importo',
  document_removed: 'Documento rimosso',
  payment_received: 'Pagamento ricevuto',
  refund_sent: 'Rimborso inviato',
  account_settled: 'Conto compensato',
  card_posted: 'Tessera in viaggio',
  membership_ended: 'Fine del tesseramento',
  renewal_reminder: 'Promemoria del rinnovo',
} satisfies Names<typeof base.names>;

export const texts = {
  application_received: ({ member, answerTime }) => ({
    subject: `La tua richiesta è arrivata: ${member.request_number}`,
    preview: `È arrivato tutto. Ti scriviamo entro ${answerTime}.`,
    heading: 'La tua richiesta è arrivata',
    paragraphs: [
      'Siamo felici che tu voglia unirti a noi. La richiesta e la ricevuta di pagamento sono arrivate.',
      `Adesso tocca a noi: controlliamo tutto e ti scriviamo entro ${answerTime}. Nel frattempo resta una cosa sola: conferma con questo link che l’indirizzo è tuo.`,
    ],
    action: 'Conferma l’indirizzo e vedi la richiesta',
  }),
  family_received: ({ answerTime }) => ({
    subject: 'Le richieste della tua famiglia sono arrivate',
    preview: `È arrivato tutto. Ti scriviamo entro ${answerTime}.`,
    heading: 'Le richieste della tua famiglia sono arrivate',
    paragraphs: [
      'Le richieste della tua famiglia e la ricevuta di pagamento sono arrivate.',
      `Verifichiamo ogni richiesta separatamente e ti scriviamo a questo indirizzo entro ${answerTime}.`,
    ],
    action: 'Vai al mio profilo',
  }),
  application_approved: ({ member, data: { from, season = '' } }) =>
    from
      ? {
          subject: `Il tuo tesseramento è approvato: ${member.request_number}`,
          preview: `Vale dal ${formatDay(from, 'it')}.`,
          heading: `Il tuo tesseramento ${season} è approvato`,
          paragraphs: [
            `Abbiamo verificato e approvato la tua richiesta. Il tesseramento ${season} vale dal ${formatDay(from, 'it')}; fino ad allora quello attuale resta com’è.`,
            'Li trovi entrambi nel profilo. Accedi con e-mail e password; se non hai una password, chiedi lì un link di accesso e te lo mandiamo.',
          ],
          action: 'Vai al mio profilo',
        }
      : {
          subject: `Il tuo tesseramento è approvato: ${member.request_number}`,
          preview: 'Ti diamo il benvenuto: la tessera è pronta.',
          heading: 'Ti diamo il benvenuto nel club!',
          paragraphs: [
            'Abbiamo verificato e approvato la tua richiesta: da adesso fai ufficialmente parte del club.',
            'Nel profilo trovi la tessera e i dettagli del pacchetto. Accedi con e-mail e password; se non hai una password, chiedi lì un link di accesso e te lo mandiamo.',
          ],
          action: 'Vai al mio profilo',
        },
  application_rejected: ({ member, data }) => ({
    subject: `Sulla tua richiesta: ${member.request_number}`,
    preview: 'Questa volta non abbiamo potuto approvarla, ma puoi correggerla.',
    heading: 'Questa volta non abbiamo potuto approvare la tua richiesta',
    paragraphs: [
      'Abbiamo verificato la tua richiesta con attenzione e così com’è non possiamo approvarla.',
      'Puoi correggere i dati o i documenti e inviarla di nuovo: la verificheremo da capo.',
    ],
    items: data.items.map((item) => itemSentences[item]),
    action: 'Correggi e invia di nuovo',
  }),
  items_requested: ({ member, data }) => ({
    subject: `Ci serve qualcosa da te: ${member.request_number}`,
    preview: 'Invia solo questo: il resto della richiesta resta com’è.',
    heading: 'Per andare avanti ci serve questo',
    paragraphs: [
      'Abbiamo verificato la tua richiesta: manca solo questo.',
      'Il resto della richiesta resta com’è. Appena lo invii, continuiamo la verifica.',
    ],
    items: data.items.map((item) => itemSentences[item]),
    action: 'Correggi e invia',
  }),
  rest_due: ({ member }) => ({
    subject: `Il resto dell’importo: ${member.request_number}`,
    preview: 'Una parte del tesseramento è ancora da pagare.',
    heading: 'Manca ancora una parte',
    paragraphs: [
      'Una parte del tesseramento è ancora da pagare: è arrivato meno del dovuto, oppure sono cambiati l’ordine o il modo di pagare:',
      asksRest(member)
        ? 'Il link qui sotto dice dove pagare solo quella e riceve la sua ricevuta. Se non è giusto, scrivici.'
        : 'Il link qui sotto dice dove pagare solo quella. Se l’hai già pagata, o se qualcosa non è giusto, scrivici.',
    ],
    items: restItems(
      member,
      {
        due: 'Il totale',
        received: 'Hai pagato',
        open: 'Ancora da pagare',
        earlier: (season) => `Ancora da pagare per il ${season}`,
      },
      'it',
    ),
    action: asksRest(member) ? 'Invia la ricevuta del resto' : 'Vedi dove pagare',
  }),
  document_removed: ({ member, data }) => ({
    subject: `Sui tuoi documenti: ${member.request_number}`,
    preview: canSendAnother(member.request_status)
      ? 'Carica una nuova immagine.'
      : 'Per ora non devi fare nulla.',
    heading: 'Abbiamo rimosso un documento dalla tua richiesta',
    paragraphs: [
      data.file_type === 'receipt'
        ? 'Abbiamo rimosso dalla tua richiesta l’immagine della ricevuta di pagamento.'
        : 'Abbiamo rimosso dalla tua richiesta l’immagine del passaporto o della carta d’identità.',
      canSendAnother(member.request_status)
        ? 'Apri la tua richiesta e carica una nuova immagine, intera e ben leggibile: poi continuiamo la verifica.'
        : 'Per ora non devi fare nulla: se ci serve un’altra immagine, ti scriviamo noi.',
    ],
    action: 'Apri la mia richiesta',
  }),
  payment_received: ({ member, data: { day, ...money } }) => ({
    subject: `Abbiamo ricevuto il tuo pagamento: ${member.request_number}`,
    preview: 'La ricevuta è nel tuo profilo.',
    heading: 'Abbiamo ricevuto il tuo pagamento',
    paragraphs: [
      `Abbiamo ricevuto ${formatMoney(money, 'it')}, pagati il ${formatDay(day, 'it')}. Trovi la nostra ricevuta nel tuo profilo, alla voce Pagamenti.`,
    ],
    action: 'Vedi i miei pagamenti',
  }),
  refund_sent: ({ member, data }) => ({
    subject: `Ti abbiamo rimborsato: ${member.request_number}`,
    preview: 'A seconda della banca ci vuole qualche giorno.',
    heading: 'Ti abbiamo rimborsato',
    paragraphs: [
      'Ti abbiamo rimborsato questa somma:',
      'A seconda della banca può volerci qualche giorno. Se non arriva, scrivici.',
    ],
    items: refundItems(data, { amount: 'Importo', day: 'Giorno', reference: 'Riferimento' }, 'it'),
    action: 'Apri la mia richiesta',
  }),
  account_settled: ({ data: { from, to, ...money } }) => ({
    subject: 'Abbiamo compensato il tuo conto',
    preview: 'Per te non c’è altro da fare.',
    heading: 'Abbiamo compensato il tuo conto',
    paragraphs: [
      `Di quanto avevi pagato in più per il ${from}, abbiamo usato ${formatMoney(money, 'it')} per ciò che restava da pagare per il ${to}.`,
    ],
    action: 'Vedi il mio conto',
  }),
  card_posted: ({ data }) => ({
    subject: 'La tua tessera è in viaggio',
    preview: 'Abbiamo spedito la tua tessera.',
    heading: 'La tua tessera è in viaggio',
    paragraphs: [
      'Abbiamo stampato la tua tessera e l’abbiamo spedita all’indirizzo che trovi nel profilo.',
      'A seconda della posta può volerci qualche settimana. Nel profilo vedi quando è partita; se non arriva, segnalacelo lì.',
    ],
    items: numberItem('Numero di tracciamento', data.tracking),
    action: 'Vai al mio profilo',
  }),
  membership_ended: ({ member, data }) => ({
    subject: `Il tuo tesseramento finisce: ${member.request_number}`,
    preview: `L’ultimo giorno è il ${formatDay(data.day, 'it')}.`,
    heading: 'Il tuo tesseramento finisce',
    paragraphs: [
      `L’ultimo giorno del tuo tesseramento nel club è il ${formatDay(data.day, 'it')}.`,
      data.reason === 'left'
        ? 'Lo abbiamo registrato come hai chiesto. Grazie di essere stato dei nostri: se vorrai tornare, ci farà piacere.'
        : 'Il club ha deciso di porre fine al tuo tesseramento. Se hai domande, rispondi a questa e-mail.',
    ],
    action: 'Vai al mio profilo',
  }),
  renewal_reminder: ({ data: { step, season, ends: lastDay } }) => {
    const ends = lastDay && formatDay(lastDay, 'it');
    const notes = ['Se non rinnovi, il tuo profilo resta e puoi tornare quando vuoi.'];
    if (step === 'opened') {
      return {
        subject: `Rinnova il tesseramento per il ${season}`,
        preview: 'I tuoi dati li abbiamo già: bastano pochi minuti.',
        heading: `La stagione ${season} è iniziata`,
        paragraphs: [
          ends === null
            ? 'Da oggi puoi rinnovare il tesseramento per la nuova stagione.'
            : `Il tuo tesseramento vale fino al ${ends} e da oggi puoi rinnovarlo per la nuova stagione.`,
          'I tuoi dati li abbiamo già: controllali, scegli il pacchetto e manda la ricevuta.',
        ],
        action: 'Rinnova il tesseramento',
        notes,
      };
    }
    return {
      subject: `Il tuo tesseramento scade il ${ends}`,
      preview: `Non hai ancora rinnovato per il ${season}.`,
      heading: 'Il tuo tesseramento sta per scadere',
      paragraphs: [
        `L’ultimo giorno è il ${ends} e non hai ancora rinnovato per il ${season}.`,
        'I tuoi dati li abbiamo già: scegli il pacchetto, paga e manda la ricevuta.',
      ],
      action: 'Rinnova il tesseramento',
      notes,
    };
  },
} satisfies Translated<typeof base.texts>;
