const columns = 'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung';

/** Returns the current day as German banks write it. */
export const bankDay = () =>
  new Date().toISOString().slice(0, 10).split('-').toReversed().join('.');

/** Returns a bank statement with these lines, in the form that a file input takes. */
export const bankFile = (lines: readonly string[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...lines].join('\r\n')),
});
