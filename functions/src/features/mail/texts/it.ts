import { brand } from '@fanclub/contract/brand/brand';
import { reviewWorkingDays } from '@fanclub/contract/members/states';
import { applicationDays, resetMinutes, signInMinutes } from './link-lifetimes.ts';
import type { MailTexts } from './mail-texts.ts';

const reviewDays = `${reviewWorkingDays.from}-${reviewWorkingDays.to} giorni lavorativi`;

const applicationLinkNote = `Il link vale per ${applicationDays} giorni e si usa una volta sola. Se non si apre più, scrivi la tua e-mail nella pagina di accesso e te ne mandiamo uno nuovo.`;

export const it: MailTexts = {
  greeting: (firstName) => `Ciao ${firstName},`,
  greetingStaff: 'Ciao,',
  signOff: `A presto, ${brand.name.it}`,
  requestNumber: 'Numero della richiesta',
  status: { received: 'In esame', approved: 'Approvata', rejected: 'Da correggere' },
  reason: 'Che cosa ci ha fermato',
  linkHint: 'Se il pulsante non si apre, copia questo indirizzo nel browser:',
  notMe: { question: 'Non hai inviato tu questa richiesta?', action: 'Faccelo sapere' },
  automatic: 'Questa e-mail parte dal nostro sistema: nessuno legge le risposte.',
  contact: (email) => `Hai una domanda? Scrivici: ${email}`,
  mails: {
    application_received: ({ requestNumber }) => ({
      subject: `La tua richiesta è arrivata: ${requestNumber}`,
      preview: `È arrivato tutto. Ti scriviamo entro ${reviewDays}.`,
      heading: 'La tua richiesta è arrivata',
      paragraphs: [
        'Siamo felici che tu voglia unirti a noi. La richiesta e la ricevuta di pagamento sono arrivate.',
        `Adesso tocca a noi: controlliamo tutto e ti scriviamo entro ${reviewDays}. Nel frattempo non devi fare nulla.`,
      ],
      action: 'Vedi la mia richiesta',
      notes: [applicationLinkNote],
    }),
    application_approved: ({ requestNumber }) => ({
      subject: `La tua iscrizione è confermata: ${requestNumber}`,
      preview: 'Ti diamo il benvenuto: la tessera è pronta.',
      heading: 'Ti diamo il benvenuto nel club!',
      paragraphs: [
        'Abbiamo esaminato e approvato la tua richiesta: da adesso fai ufficialmente parte del club.',
        'Nella tua pagina trovi la tessera e i dettagli del pacchetto. Accedi con e-mail e password; se non hai una password, chiedi lì un link di accesso e te lo mandiamo.',
      ],
      action: 'Vai alla mia pagina',
      notes: [],
    }),
    application_rejected: ({ requestNumber }) => ({
      subject: `Sulla tua richiesta: ${requestNumber}`,
      preview: 'Questa volta non abbiamo potuto approvarla, ma puoi correggerla.',
      heading: 'Questa volta non abbiamo potuto approvare la tua richiesta',
      paragraphs: [
        'Abbiamo esaminato la tua richiesta con attenzione e così com’è non possiamo approvarla.',
        'La porta resta aperta: correggi i dati o i documenti e inviala di nuovo. La esamineremo da capo.',
      ],
      action: 'Correggi e invia di nuovo',
      notes: [applicationLinkNote],
    }),
    document_removed: ({ requestNumber, fileType, canUpload }) => ({
      subject: `Sui tuoi documenti: ${requestNumber}`,
      preview: canUpload ? 'Carica una nuova immagine.' : 'Per ora non devi fare nulla.',
      heading: 'Abbiamo rimosso un documento dalla tua richiesta',
      paragraphs: [
        fileType === 'receipt'
          ? 'Abbiamo rimosso dalla tua richiesta l’immagine della ricevuta di pagamento.'
          : 'Abbiamo rimosso dalla tua richiesta l’immagine del passaporto o della carta d’identità.',
        canUpload
          ? 'Apri la tua richiesta e carica una nuova immagine, intera e ben leggibile: poi continuiamo l’esame.'
          : 'Per ora non devi fare nulla: se ci serve un’altra immagine, ti scriviamo noi.',
      ],
      action: 'Apri la mia richiesta',
      notes: [applicationLinkNote],
    }),
    new_application: ({ requestNumber }) => ({
      subject: `Nuova richiesta di iscrizione: ${requestNumber}`,
      preview: 'Una richiesta aspetta di essere esaminata.',
      heading: 'Una nuova richiesta',
      paragraphs: [
        'È arrivata una nuova richiesta e aspetta di essere esaminata. I dettagli e i documenti sono nel pannello di amministrazione: nelle e-mail non li scriviamo.',
      ],
      action: 'Apri il pannello',
      notes: ['Ricevi questa e-mail perché le impostazioni del club indicano il tuo indirizzo.'],
    }),
    password_changed: () => ({
      subject: 'La tua password è cambiata',
      preview: 'Se l’hai cambiata tu, non devi fare nulla.',
      heading: 'La tua password è cambiata',
      paragraphs: [
        'La password del tuo account è cambiata e gli accessi precedenti sono terminati su ogni dispositivo.',
        'Se l’hai cambiata tu, non devi fare nulla. Altrimenti imposta subito una nuova password e scrivici.',
      ],
      action: 'Imposta una nuova password',
      notes: ['Non scriviamo mai una password in un’e-mail.'],
    }),
    sign_in_link: () => ({
      subject: 'Il tuo link di accesso',
      preview: `Vale per ${signInMinutes} minuti.`,
      heading: 'Accedi',
      paragraphs: ['Usa questo pulsante per accedere: non serve la password.'],
      action: 'Accedi',
      notes: [
        `Il link vale per ${signInMinutes} minuti e si usa una volta sola.`,
        'Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.',
      ],
    }),
    application_link: () => ({
      subject: 'Il link alla tua richiesta',
      preview: 'Guarda a che punto è la tua richiesta.',
      heading: 'La tua richiesta',
      paragraphs: [
        'Questo pulsante apre la tua richiesta, così vedi a che punto è. Finché non è approvata si entra solo da questo link; dopo potrai accedere anche con e-mail e password.',
      ],
      action: 'Vedi la mia richiesta',
      notes: [
        applicationLinkNote,
        'Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.',
      ],
    }),
    reset_link: () => ({
      subject: 'Imposta una nuova password',
      preview: `Il link vale per ${resetMinutes} minuti.`,
      heading: 'Una nuova password',
      paragraphs: ['Usa questo pulsante per impostare una nuova password.'],
      action: 'Imposta una nuova password',
      notes: [
        `Il link vale per ${resetMinutes} minuti e si usa una volta sola.`,
        'Se non l’hai chiesto tu, ignora questa e-mail: la password resta quella di prima.',
      ],
    }),
  },
};
