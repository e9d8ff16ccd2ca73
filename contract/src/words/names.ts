import type { AnswerDays } from '../members/answer-days.ts';
import type { PackType } from '../pricing/packages.ts';
import type { AdminRole } from '../roles.ts';
import type { LanguageCode } from '../text/languages.ts';
import * as en from './en/names.ts';
import * as fa from './fa/names.ts';
import * as it from './it/names.ts';

interface Names {
  roles: Record<AdminRole, string>;
  packs: Record<PackType, string>;
  answerTime: (days: AnswerDays) => string;
  or: string;
  card: string;
}

/** By language, short texts that pages and mails share. */
export const names: Record<LanguageCode, Names> = { fa, en, it };
