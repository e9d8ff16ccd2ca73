import type { MemberRole } from '@fanclub/contract/read-file/members/roles';
import { useTranslation } from 'react-i18next';

/** Columns that are no field of a member; they have names of their own. */
const facts = [
  'season',
  'paid',
  'paid_amount',
  'paid_currency',
  'paid_on',
  'paid_by',
  'card_sent',
  'member_number',
  'member_since',
  'guardian',
  'full_name',
  'town',
  'province',
] as const satisfies readonly MemberRole[];
type Fact = (typeof facts)[number];

const isFact = (role: MemberRole): role is Fact => (facts as readonly MemberRole[]).includes(role);

/** Returns a function that names a column of an imported file. */
export function useColumnName(): (role: MemberRole) => string {
  const { t } = useTranslation(['settings', 'member']);
  return (role) => (isFact(role) ? t(`memberImport.facts.${role}`) : t(`member:fields.${role}`));
}
