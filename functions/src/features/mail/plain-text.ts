import { brand } from '@fanclub/contract/brand/brand';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { MailContent } from './mail-content.ts';

/** The text part: the same words, for programs and people that show no HTML. */
export function plainText(content: MailContent): string {
  const { card, quote, action, wayOut } = content;
  const parts = [
    content.heading,
    content.greeting,
    ...content.paragraphs,
    quote && `${quote.label}:\n${quote.text}`,
    card && `${card.label}: ${isolateLtr(card.requestNumber)}\n${card.status}`,
    `${action.label}:\n${action.url}`,
    ...content.notes,
    wayOut && `${wayOut.question} ${wayOut.label}:\n${wayOut.url}`,
    content.signOff,
    `${content.automatic}\n${content.contact(brand.contact.email)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
