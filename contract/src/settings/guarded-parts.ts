/** The kinds of change that one admin must not make alone. `guarded` lists what belongs to each kind. */
export const guardedParts = [
  'payment',
  'rate',
  'how_to_pay',
  'mails',
  'owners',
  'phrases',
] as const;
export type GuardedPart = (typeof guardedParts)[number];
