import { texts as adminEn } from '../../web/src/features/admin/locales/en.ts';
import { texts as adminFa } from '../../web/src/features/admin/locales/fa.ts';
import { texts as authEn } from '../../web/src/features/auth/locales/en.ts';
import { texts as authFa } from '../../web/src/features/auth/locales/fa.ts';
import { texts as profileEn } from '../../web/src/features/profile/locales/en.ts';
import { texts as profileFa } from '../../web/src/features/profile/locales/fa.ts';
import { texts as registrationEn } from '../../web/src/features/registration/locales/en.ts';
import { texts as registrationFa } from '../../web/src/features/registration/locales/fa.ts';
import { texts as commonEn } from '../../web/src/i18n/locales/common/en.ts';
import { texts as commonFa } from '../../web/src/i18n/locales/common/fa.ts';

/** What the screens say, from the catalogues themselves. */
export const texts = {
  fa: {
    common: commonFa,
    registration: registrationFa,
    auth: authFa,
    profile: profileFa,
    admin: adminFa,
  },
  en: {
    common: commonEn,
    registration: registrationEn,
    auth: authEn,
    profile: profileEn,
    admin: adminEn,
  },
} as const;

export type Texts = (typeof texts)['fa'] | (typeof texts)['en'];
