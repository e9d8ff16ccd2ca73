import { standardHeadings } from '../sheet.ts';

/** A transfer in a file of a standard for bank statements. All values are texts, and may be empty. */
export type StandardLine = Record<(typeof standardHeadings)[number], string>;

export const standardTable = (lines: readonly StandardLine[]): string[][] => [
  [...standardHeadings],
  ...lines.map((line) => standardHeadings.map((heading) => line[heading])),
];

/** Returns an amount with a decimal point, and with a minus if the money went out. */
export function signedAmount(amount: string, isOut: boolean): string {
  const plain = amount
    .replace(/^[+-]?0*(?=\d)/, '')
    .replace(',', '.')
    .replace(/\.$/, '');
  return isOut ? `-${plain}` : plain;
}

/** Stands in the text of a transfer that the bank marks as a reversal, so that the words for it are found there. */
export const reversalNote = 'reversal';
