import { phonePlans } from './phone-plans.ts';

/** Territories without phone numbers of their own. */
const withoutPhones = 'AQ BV GS HM PN TF UM';
/** Islands that have a calling code and belong to another territory. */
const parts = 'AC TA';

/**
 * ISO 3166-1 alpha-2 codes of countries, and Kosovo's, which ISO leaves to its users: all that have phone numbers, and
 * the few without. `Intl.DisplayNames` gives their names.
 */
export const countryCodes: readonly string[] =
  `${phonePlans} ${withoutPhones}`
    .match(/[A-Z]{2}/g)
    ?.filter((code) => !parts.includes(code))
    .sort() ?? [];
