import { roleNames } from '@fanclub/contract/admin/role-names';
import type { AdminRole } from '@fanclub/contract/admin/roles';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { ClubMail } from '../mail.ts';

/** Whose role changed, who changed it, and from what to what; null is no admin at all. */
export interface StaffChanged {
  about: string;
  by: string;
  before: AdminRole | null;
  role: AdminRole | null;
}

/** Tells an owner that somebody became an admin, got another role or is none any more. */
export const staffChanged: ClubMail<StaffChanged> = {
  reader: 'admin',
  opens: '/admin/people',
  words: {
    fa: ({ data }) => ({
      subject: 'تغییری در مدیران پنل',
      preview: 'نقش یکی از مدیران پنل تغییر کرد.',
      heading: 'تغییری در مدیران پنل',
      paragraphs: [
        said(data, {
          added: (role) =>
            `دسترسی ${isolateLtr(data.about)} به پنل باز شد، با نقش «${roleNames.fa[role]}».`,
          changed: (before, role) =>
            `نقش ${isolateLtr(data.about)} از «${roleNames.fa[before]}» به «${roleNames.fa[role]}» تغییر کرد.`,
          removed: (before) =>
            `دسترسی ${isolateLtr(data.about)} به پنل بسته شد. نقشش «${roleNames.fa[before]}» بود.`,
        }),
        `این کار را ${isolateLtr(data.by)} انجام داد. اگر از آن خبر ندارید، همین حالا بخش «مدیران» پنل را ببینید.`,
      ],
      action: 'دیدن مدیران',
      notes: ['این ایمیل به همهٔ مالکان پنل می‌رسد.'],
    }),
    en: ({ data }) => ({
      subject: 'The panel’s people changed',
      preview: 'The role of somebody in the panel changed.',
      heading: 'The panel’s people changed',
      paragraphs: [
        said(data, {
          added: (role) => `${data.about} may now open the panel, as ${roleNames.en[role]}.`,
          changed: (before, role) =>
            `The role of ${data.about} changed from ${roleNames.en[before]} to ${roleNames.en[role]}.`,
          removed: (before) =>
            `${data.about} may no longer open the panel. The role was ${roleNames.en[before]}.`,
        }),
        `It was done by ${data.by}. If you know nothing of it, look at “People” in the panel now.`,
      ],
      action: 'See the people',
      notes: ['Every owner of the panel gets this mail.'],
    }),
    it: ({ data }) => ({
      subject: 'Cambiano le persone del pannello',
      preview: 'È cambiato il ruolo di qualcuno nel pannello.',
      heading: 'Cambiano le persone del pannello',
      paragraphs: [
        said(data, {
          added: (role) =>
            `Ora ${data.about} può aprire il pannello, con il ruolo ${roleNames.it[role]}.`,
          changed: (before, role) =>
            `Il ruolo di ${data.about} è passato da ${roleNames.it[before]} a ${roleNames.it[role]}.`,
          removed: (before) =>
            `Ora ${data.about} non può più aprire il pannello. Il ruolo era ${roleNames.it[before]}.`,
        }),
        `La modifica è stata fatta da ${data.by}. Se non ne sai niente, guarda subito «Persone» nel pannello.`,
      ],
      action: 'Vedi le persone',
      notes: ['Ricevono questa e-mail tutti i responsabili del pannello.'],
    }),
  },
};

interface Sentences {
  added: (role: AdminRole) => string;
  changed: (before: AdminRole, role: AdminRole) => string;
  removed: (before: AdminRole) => string;
}

function said({ before, role }: StaffChanged, sentences: Sentences): string {
  if (role === null) return before ? sentences.removed(before) : '';
  return before ? sentences.changed(before, role) : sentences.added(role);
}
