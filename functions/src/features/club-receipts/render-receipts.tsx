import { createHash } from 'node:crypto';
import { club } from '@fanclub/contract/club/club';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageAnswer } from '#pipeline/handler';
import type { IssuedReceipt } from '#repositories/club-receipts';
import { receiptLogo } from './receipt-logo.ts';
import { ClubHead, ReceiptSheet, receiptNumber } from './receipt-sheet.tsx';
import { style } from './receipt-style.ts';

/** The seconds after which a page whose receipt waits for its number loads itself again. */
const reloadS = 20;

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** Returns the page of a receipt, in the language in which it was issued. */
export function sheetPage(receipt: IssuedReceipt, contact: string): PageAnswer {
  const { language } = receipt.content;
  const title = `${serverWords[language].receipt.title} ${receiptNumber(receipt, language)}`;
  const sheet = render(<ReceiptSheet receipt={receipt} contact={contact} />);
  return new PageAnswer(200, begin(language, title) + sheet + end, styleHash);
}

/** Returns the page of a receipt that waits for its number, or that does not exist. */
export function messagePage(
  message: 'waiting' | 'unknown',
  language: LanguageCode,
  contact: string,
): PageAnswer {
  const words = serverWords[language].receipt;
  const isWaiting = message === 'waiting';
  const sheet = render(
    <main className="sheet" lang={language} dir={languages[language].direction}>
      <ClubHead language={language} contact={contact} />
      <h1>{words[message]}</h1>
      <p>{words[`${message}Text`]}</p>
    </main>,
  );
  const html = begin(language, words[message], isWaiting) + sheet + end;
  return new PageAnswer(isWaiting ? 200 : 404, html, styleHash);
}

/** Returns a part of the page with the receipts of a season. The parts in their order are the page. */
export function renderPart(part: {
  receipts: readonly IssuedReceipt[];
  /** The language of the page's title. Each receipt has its own language. */
  language: LanguageCode;
  contact: string;
  season: string;
  isFirst: boolean;
  isLast: boolean;
}): string {
  const { receipts, language, contact, season, isFirst, isLast } = part;
  const sheets = receipts.map((receipt) =>
    render(<ReceiptSheet receipt={receipt} contact={contact} />),
  );
  return [
    ...(isFirst ? [begin(language, `${club.name[language]} ${season}`)] : []),
    ...sheets,
    ...(isLast ? [end] : []),
  ].join('\n');
}

const render = (node: ReactNode) => renderToStaticMarkup(node);

function begin(language: LanguageCode, title: string, reloads = false): string {
  const { direction } = languages[language];
  const head = (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      {reloads && <meta httpEquiv="refresh" content={String(reloadS)} />}
      <title>{title}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own constant */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </head>
  );
  return `<!doctype html><html lang="${language}" dir="${direction}">${render(head)}<body>${receiptLogo}`;
}

const end = '</body></html>';
