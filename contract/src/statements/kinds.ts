/** What the money of a line was for. The club can add names of its own (setting `line_kinds`). */
export const lineKinds = ['membership', 'gift', 'fee', 'shop', 'other'] as const;
/** The kinds that a person can choose. A line is `membership` only by being assigned to a member. */
export const asideKinds = ['gift', 'fee', 'shop', 'other'] as const;
export type AsideKind = (typeof asideKinds)[number];

export const isAsideKind = (kind: string): kind is AsideKind =>
  asideKinds.some((each) => each === kind);

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
