export interface Transfer {
  /** May have spaces between its groups. */
  iban: string;
  bic: string;
  holder: string;
  /** Amount in euro cents; null if it is not known. */
  cents: number | null;
  /** Text for the note of the transfer. */
  reference: string;
}

/**
 * Returns the text of the code that banking apps scan to fill in a transfer (EPC069-12, also called GiroCode). The two
 * empty lines are the purpose and the structured reference, of which clubs have neither.
 */
export function epcText({ iban, bic, holder, cents, reference }: Transfer): string {
  const amount = cents ? `EUR${(cents / 100).toFixed(2)}` : '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    holder.replace(/\s+/g, ' '),
    iban.replaceAll(' ', ''),
    amount,
    '',
    '',
    reference,
  ].join('\n');
}
