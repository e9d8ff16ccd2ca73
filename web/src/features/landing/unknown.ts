/** The placeholder for a value that the server has not sent, instead of a default that might be wrong. */
export const unknown = '—';
