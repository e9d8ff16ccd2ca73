import {
  type GuardedField,
  isMailField,
  isRoleField,
  phrasesField,
  subjectOf,
} from '@fanclub/contract/settings/guarded';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { useTranslation } from 'react-i18next';
import { usePartName } from '#admin-kit/use-part-name.ts';
import { useSettingName } from './use-setting-name.ts';

/** Returns a function that names a setting, a part of a mail, the panel's pass phrases or the role of an admin. */
export function useGuardedName(): (field: GuardedField) => string {
  const { t } = useTranslation('staff');
  const settingName = useSettingName();
  const partName = usePartName();
  return (field) => {
    if (isRoleField(field)) return `${t('role')} · ${isolateLtr(subjectOf(field))}`;
    if (field === phrasesField) return t('phrases.title');
    return isMailField(field) ? partName(field) : settingName(field);
  };
}
