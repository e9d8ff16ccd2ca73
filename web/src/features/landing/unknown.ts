/** Stands for what the server has not told: never a default that might be wrong. */
export const unknown = '—';
