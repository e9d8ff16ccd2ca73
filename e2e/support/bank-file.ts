import { clubToday } from '@fanclub/contract/brand/club-day';

const columns = 'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung';

/** Returns the current day as German banks write it. */
export const bankDay = () => clubToday().split('-').toReversed().join('.');

/** Returns a bank statement with these lines, in the form that a file input takes. */
export const bankFile = (lines: readonly string[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...lines].join('\r\n')),
});
