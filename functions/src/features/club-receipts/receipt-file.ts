import { FileAnswer } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { receiptNumberOf } from '#repositories/club-receipts';
import { issueReceipt } from './issue-receipt.ts';

export interface ReceiptFile {
  name: string;
  pdf: Buffer;
}

/** Returns the club's receipt for a payment as a PDF with a file name. Issues the receipt if it is not issued yet. */
export async function receiptFile(
  context: ServerContext,
  of: { memberId: string; paymentId: string },
): Promise<ReceiptFile> {
  const issued = await issueReceipt(context, of);
  const { renderReceipt } = await import('./render-receipt.tsx');
  const number = receiptNumberOf(issued.receipt).replace('/', '-');
  return { name: `receipt-${number}.pdf`, pdf: await renderReceipt(context, issued) };
}

/** Returns the response that sends the club's receipt to a browser. */
export const receiptAnswer = ({ name, pdf }: ReceiptFile) =>
  new FileAnswer('application/pdf', pdf, name);
