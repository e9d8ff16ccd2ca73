import type { LanguageCode } from '../text/languages.ts';
import type { AdminRole } from './roles.ts';

/** What roles are called, in the panel and in mails. */
export const roleNames: Record<LanguageCode, Record<AdminRole, string>> = {
  fa: { owner: 'مالک', treasurer: 'مسئول مالی', reviewer: 'مسئول بررسی' },
  en: { owner: 'Owner', treasurer: 'Treasurer', reviewer: 'Reviewer' },
  it: { owner: 'Responsabile', treasurer: 'Tesoriere', reviewer: 'Revisore' },
};
