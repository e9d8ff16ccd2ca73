import { isOffered } from '@fanclub/contract/club/offers';
import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import type { Sample } from '#features/mail/mail';
import { type AnyMail, mails } from '#features/mail/mail-kinds';
import { type RenderedMail, renderMail } from '#features/mail/render-mail';
import { sampleContent } from '#features/mail/samples';

/** A rendered mail in one state and one language. */
export interface Preview extends RenderedMail {
  id: string;
  kind: MailKind;
  state: string;
  language: LanguageCode;
  /** The text that a mail program shows beside the subject. */
  preview: string;
}

/** Renders every mail that the club may send in every language, in every state that changes its text. */
export function renderPreviews(): Promise<Preview[]> {
  const kinds = (Object.keys(mails) as MailKind[]).filter((kind) =>
    isOffered(mails[kind] as AnyMail),
  );
  const shown = kinds.flatMap((kind) =>
    Object.entries<Sample>(mails[kind].samples).flatMap(([state, sample]) =>
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
