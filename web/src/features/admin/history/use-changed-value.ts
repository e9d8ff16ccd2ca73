import { adminRoles } from '@fanclub/contract/roles';
import { isRoleField } from '@fanclub/contract/settings/guarded';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { roleNames } from '@fanclub/contract/words/names';
import { useLanguage } from '#i18n/use-language.ts';

/**
 * True for a field that holds an admin's role: `role` in a record about that admin, or `role:` with an e-mail in a
 * change that waits for a second person.
 */
export const isRole = (field: string) => field === 'role' || isRoleField(field);

/**
 * Returns a function for the text of a value before or after a change: the name of a role, a dash for null, and any
 * other value as it is stored.
 */
export function useChangedValue(): (field: string, value: string | null) => string {
  const names = roleNames[useLanguage()];
  return (field, value) => {
    if (value === null) return '—';
    const role = adminRoles.find((known) => isRole(field) && known === value);
    return role ? names[role] : isolateLtr(value);
  };
}
