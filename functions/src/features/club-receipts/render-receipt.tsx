import { fileURLToPath } from 'node:url';
import { brand } from '@fanclub/contract/brand/brand';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import bold from 'vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf';
import regular from 'vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf';
import type { ServerContext } from '#platform/context';
import { readSettings } from '#repositories/club-settings';
import type { IssuedReceipt } from './issue-receipt.ts';
import { ReceiptSheet, typeface } from './receipt-sheet.tsx';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

Font.register({
  family: typeface,
  fonts: [{ src: fileOf(regular) }, { src: fileOf(bold), fontWeight: 700 }],
});
// No word is divided, because the renderer divides words by the rules of English.
Font.registerHyphenationCallback((word) => [word]);

/**
 * Returns a receipt as a PDF. This module and the modules that it imports are large, so callers import it only when
 * somebody asks for a receipt.
 */
export async function renderReceipt(
  context: ServerContext,
  { receipt, isVoid, language }: IssuedReceipt,
): Promise<Buffer> {
  const { contact_email: contact } = await readSettings(context.db, 'texts');
  return renderToBuffer(
    <ReceiptSheet
      receipt={receipt}
      isVoid={isVoid}
      language={language}
      contact={contact || brand.contact.email}
    />,
  );
}
