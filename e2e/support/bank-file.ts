const columns = 'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung';

/** Today as a German bank writes it. */
export const bankDay = () =>
  new Date().toISOString().slice(0, 10).split('-').toReversed().join('.');

/** A bank's file of these lines, to be chosen in a field for files. */
export const bankFile = (lines: readonly string[]) => ({
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([columns, ...lines].join('\r\n')),
});
