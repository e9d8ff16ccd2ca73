/**
 * Value of the input's `accept`: the names of files that can be read, and of those for which the panel says what to
 * bring instead. What a file is follows from its bytes.
 */
export const readableFiles =
  '.csv,.txt,.tsv,.xlsx,.xls,.html,.htm,.xml,.sta,.mt940,.940,.mta,.ofx,.qfx,.qif,.ods,.pdf,.zip,text/csv,text/plain';
