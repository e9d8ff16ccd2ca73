import type { MemberFieldName } from '../members/member-fields.ts';
import type { LanguageCode } from '../text/languages.ts';
import * as en from './en/fields.ts';
import * as fa from './fa/fields.ts';
import * as it from './it/fields.ts';

interface FieldWords {
  fields: Record<MemberFieldName, string>;
  choices: Record<keyof typeof fa.choices, Record<string, string>>;
}

/**
 * By language, the words for a member's fields and their values. A file of members may contain them in each language
 * that ships, whatever the club offers.
 */
export const fieldWords: Record<LanguageCode, FieldWords> = { fa, en, it };
