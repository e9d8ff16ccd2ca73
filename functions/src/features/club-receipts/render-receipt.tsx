import { fileURLToPath } from 'node:url';
import { brand } from '@fanclub/contract/brand/brand';
import { Font, renderToBuffer } from '@react-pdf/renderer';
import bold from 'vazirmatn/fonts/ttf/Vazirmatn-Bold.ttf';
import regular from 'vazirmatn/fonts/ttf/Vazirmatn-Regular.ttf';
import type { ServerContext } from '#platform/context';
import { readClubTexts } from '#repositories/club-texts';
import { readRegistrationSettings } from '#repositories/registration-settings';
import type { IssuedReceipt } from './issue-receipt.ts';
import { ReceiptSheet, typeface } from './receipt-sheet.tsx';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

Font.register({
  family: typeface,
  fonts: [{ src: fileOf(regular) }, { src: fileOf(bold), fontWeight: 700 }],
});
// A word is never divided: the renderer's rules are those of English.
Font.registerHyphenationCallback((word) => [word]);

/** Returns a receipt as a PDF. This module and what it loads is large, so it is imported only where one is asked for. */
export async function renderReceipt(
  context: ServerContext,
  { receipt, isVoid, language }: IssuedReceipt,
): Promise<Buffer> {
  const [{ contact_email: contact }, { deadlineZone: zone }] = await Promise.all([
    readClubTexts(context.db),
    readRegistrationSettings(context),
  ]);
  return renderToBuffer(
    <ReceiptSheet
      receipt={receipt}
      isVoid={isVoid}
      language={language}
      contact={contact || brand.contact.email}
      zone={zone}
    />,
  );
}
