const columns = 'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung';

/** The current day in the format of a German bank. */
export const bankDay = () =>
  new Date().toISOString().slice(0, 10).split('-').toReversed().join('.');

/** A bank statement file with these lines, for a file input. */
export const bankFile = (lines: readonly string[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...lines].join('\r\n')),
});
