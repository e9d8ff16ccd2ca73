import { phrasesField } from '@fanclub/contract/settings/guarded';
import { maskedCard } from '@fanclub/contract/settings/setting-rules';
import type { SettingValue } from '@fanclub/contract/settings/settings';
import type { GuardedChange } from '#repositories/setting-changes';

const hidden = (field: string, value: SettingValue) => {
  if (field === phrasesField) return value === null ? null : '•••';
  return field === 'card_number' && typeof value === 'string' ? maskedCard(value) : value;
};

/** Returns the values of a change as the audit stores them, with a masked card number and without pass phrases. */
export const auditChanges = (changes: readonly GuardedChange[]) =>
  changes.map(({ field, before, after }) => ({
    field,
    before: hidden(field, before),
    after: hidden(field, after),
  }));

interface ChangeText<Field> {
  field: Field;
  before: string | null;
  after: string | null;
}

const textOf = (value: SettingValue) => (value === null || value === '' ? null : String(value));

/** Returns the changes with all values as text and a masked card number. */
export const presentChanges = <Change extends GuardedChange>(changes: readonly Change[]) =>
  changes.map(
    ({ field, before, after }: Change): ChangeText<Change['field']> => ({
      field,
      before: textOf(hidden(field, before)),
      after: textOf(hidden(field, after)),
    }),
  );
