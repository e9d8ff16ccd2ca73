import { roleNames } from '@fanclub/contract/admin/role-names';
import { adminRoles } from '@fanclub/contract/admin/roles';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { useLanguage } from '#i18n/use-language.ts';

/** A value before or after a change in words: a role by its name, anything else as it was kept. */
export function useChangedValue(): (field: string, value: string | null) => string {
  const names = roleNames[useLanguage()];
  return (field, value) => {
    if (value === null) return '—';
    const role = adminRoles.find((known) => field === 'role' && known === value);
    return role ? names[role] : isolateLtr(value);
  };
}
