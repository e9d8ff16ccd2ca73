import type { MemberFieldName } from '../members/member-fields.ts';
import type { LanguageCode } from '../text/languages.ts';
import * as en from './en/fields.ts';
import * as fa from './fa/fields.ts';
import * as it from './it/fields.ts';

interface FieldWords {
  fields: Record<MemberFieldName, string>;
  choices: { gender: Record<string, string> };
  yesNo: { yes: string[]; no: string[] };
}

/** By language, the words for a member's fields and their values, as a file of members may contain them. */
export const fieldWords: Record<LanguageCode, FieldWords> = { fa, en, it };
