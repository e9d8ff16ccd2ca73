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
  /** The images that the HTML refers to by their `cid`. */
  images: InlineImage[];
}

/** Renders both parts of a mail. This module is slow to load, so import it only where mail is delivered. */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  return {
    subject: content.subject,
    html: await render(createElement(MailLayout, { content })),
    text: plainText(content),
    images: content.proof ? [await qrImage(content.proof.url)] : [],
  };
}
