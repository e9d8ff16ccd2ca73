import type { ImportColumn } from '@fanclub/contract/members/import-columns';
import { useTranslation } from 'react-i18next';

/** Returns a function that names a column of an imported file. */
export function useColumnName(): (column: ImportColumn) => string {
  const { t } = useTranslation(['settings', 'member']);
  return (column) => {
    switch (column) {
      case 'season':
      case 'paid':
      case 'paid_amount':
      case 'paid_currency':
      case 'paid_on':
      case 'card_sent':
      case 'paid_by':
      case 'member_number':
      case 'member_since':
      case 'guardian':
        return t(`memberImport.facts.${column}`);
      default:
        return t(`member:fields.${column}`);
    }
  };
}
