import { render } from '@react-email/components';
import { createElement } from 'react';
import type { MailContent } from './mail-content.ts';
import { plainText } from './plain-text.ts';
import { type InlineImage, qrImage } from './qr-image.ts';
import { MailLayout } from './templates/mail-layout.tsx';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** What the HTML shows by its `cid`. */
  images: InlineImage[];
}

/** Makes both parts of a mail. Heavy to load: import it only where mail is delivered. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  return {
    subject: content.subject,
    html: await render(createElement(MailLayout, { content })),
    text: plainText(content),
    images: content.proof ? [await qrImage(content.proof.url)] : [],
  };
}
