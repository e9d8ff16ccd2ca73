import type { Direction } from './payments.ts';

/** What the money of a line was for. The club can add names of its own (setting `line_kinds`). */
export const lineKinds = [
  'membership',
  'refund',
  'returned',
  'gift',
  'fee',
  'shop',
  'purchase',
  'transfer',
  'other',
] as const;
/**
 * The kinds that a person can choose, by the direction of the money. A line is `membership` or `refund` only by being
 * assigned to a member, and `returned` only if it takes another line back or is taken back by it.
 */
export const asideKinds = {
  in: ['gift', 'fee', 'shop', 'transfer', 'other'],
  out: ['fee', 'purchase', 'transfer', 'other'],
} as const satisfies Record<Direction, readonly (typeof lineKinds)[number][]>;

export const isAsideKind = (kind: string, direction: Direction): boolean =>
  asideKinds[direction].some((each) => each === kind);

export const ownKindsMax = 20;
export const kindMaxLength = 40;
export const lineNoteMaxLength = 140;

/** Returns the club's own kinds from the setting, which has their names with commas or line breaks between them. */
export function ownKindsOf(setting: string): string[] {
  const names = setting.split(/[,،\n]/).map((name) => name.replace(/\s+/g, ' ').trim());
  return [...new Set(names.filter(Boolean))];
}

export function areOwnKinds(setting: string): boolean {
  const names = ownKindsOf(setting);
  return names.length <= ownKindsMax && names.every(({ length }) => length <= kindMaxLength);
}
