import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { mails } from '#features/mail/mail-kinds';
import { type RenderedMail, renderMail } from '#features/mail/render-mail';
import { type Sample, sampleContent, samples } from '#features/mail/samples';

/** A mail as it arrives, in one state and one language. */
export interface Preview extends RenderedMail {
  id: string;
  kind: MailKind;
  state: string;
  language: LanguageCode;
  /** What a mail program shows beside the subject. */
  preview: string;
}

/** Every mail of the product, in every state that makes it say something else, in every language. */
export function renderPreviews(): Promise<Preview[]> {
  const kinds = Object.keys(mails) as MailKind[];
  const shown = kinds.flatMap((kind) =>
    Object.entries<Sample>(samples[kind]).flatMap(([state, sample]) =>
      languageCodes.map((language) => ({ kind, state, sample, language })),
    ),
  );
  return Promise.all(
    shown.map(async ({ kind, state, sample, language }) => {
      const content = sampleContent(kind, sample, language);
      const id = [kind, state, language].join('-').replace(/[^a-z_]+/g, '-');
      return {
        id,
        kind,
        state,
        language,
        preview: content.preview,
        ...(await renderMail(content)),
      };
    }),
  );
}
