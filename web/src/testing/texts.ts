import { type PackType, packName } from '@fanclub/contract/pricing/packages';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { i18n } from '#i18n/i18n.ts';

/** Returns the name of a package in the language that is shown when it is asked for. */
export const packText = (pack: PackType): string => packName(pack, i18n.language as LanguageCode);

/** Texts of each namespace by their keys, in the language that is shown when they are asked for. */

export const auth = i18n.getFixedT(null, 'auth');
export const common = i18n.getFixedT(null, 'common');
export const errors = i18n.getFixedT(null, 'errors');
export const landing = i18n.getFixedT(null, 'landing');
export const member = i18n.getFixedT(null, 'member');
export const money = i18n.getFixedT(null, 'money');
export const news = i18n.getFixedT(null, 'news');
export const profile = i18n.getFixedT(null, 'profile');
