import { isolateLtr } from '@fanclub/contract/text/isolate';
import { render } from '@react-email/components';
import { createElement } from 'react';
import type { MailContent } from './mail-content.ts';
import { type InlineImage, qrImage } from './qr-image.ts';
import { MailLayout } from './templates/mail-layout.tsx';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The images to which the HTML refers by their `cid`. */
  images: InlineImage[];
}

/**
 * Renders the HTML and the plain text of a mail. This module is slow to load, so it is imported only where mails are
 * delivered.
 */
export async function renderMail(content: MailContent): Promise<RenderedMail> {
  return {
    subject: content.subject,
    html: await render(createElement(MailLayout, { content })),
    text: plainText(content),
    images: content.proof ? [await qrImage(content.proof.url)] : [],
  };
}

/**
 * Returns the plain text of a mail, for programs that do not show HTML and for people who do not want it. It has the
 * visible texts of the HTML in the same order. Each URL is on a line of its own, so that no character next to it
 * becomes part of it.
 */
function plainText(content: MailContent): string {
  const { card, quote, proof, receipts = [], action, wayOut, contact } = content;
  const [first, ...further] = content.paragraphs;
  const facts = [
    ...(card ? [card.status, `${card.label}: ${isolateLtr(card.requestNumber)}`] : []),
    ...content.facts.map(({ label, value }) => `${label}: ${value}`),
  ];
  const parts = [
    content.heading,
    content.greeting,
    facts.join('\n'),
    first,
    content.items?.map((item) => `– ${item}`).join('\n'),
    quote && `${quote.label}:\n${quote.text}`,
    ...further,
    proof && `${proof.label}: ${proof.help}\n${proof.see}:\n${proof.url}`,
    ...receipts.map(({ label, url }) => `${label}:\n${url}`),
    action && `${action.label}:\n${action.url}`,
    ...content.notes,
    wayOut && `${wayOut.question} ${wayOut.label}:\n${wayOut.url}`,
    content.signOff,
    `${content.automatic}\n${contact.words}\n${contact.email}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
