import { texts as adminEn } from '../../web/src/features/admin/locales/en.ts';
import { texts as adminFa } from '../../web/src/features/admin/locales/fa.ts';
import { texts as adminIt } from '../../web/src/features/admin/locales/it.ts';
import { texts as authEn } from '../../web/src/features/auth/locales/en.ts';
import { texts as authFa } from '../../web/src/features/auth/locales/fa.ts';
import { texts as authIt } from '../../web/src/features/auth/locales/it.ts';
import { texts as profileEn } from '../../web/src/features/profile/locales/en.ts';
import { texts as profileFa } from '../../web/src/features/profile/locales/fa.ts';
import { texts as profileIt } from '../../web/src/features/profile/locales/it.ts';
import { texts as registrationEn } from '../../web/src/features/registration/locales/en.ts';
import { texts as registrationFa } from '../../web/src/features/registration/locales/fa.ts';
import { texts as registrationIt } from '../../web/src/features/registration/locales/it.ts';
import { texts as commonEn } from '../../web/src/i18n/locales/common/en.ts';
import { texts as commonFa } from '../../web/src/i18n/locales/common/fa.ts';
import { texts as commonIt } from '../../web/src/i18n/locales/common/it.ts';

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
  it: {
    common: commonIt,
    registration: registrationIt,
    auth: authIt,
    profile: profileIt,
    admin: adminIt,
  },
} as const;

export type Language = keyof typeof texts;
export type Texts = (typeof texts)[Language];
