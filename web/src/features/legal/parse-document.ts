import { brand, club } from '@fanclub/contract/brand/brand';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/answer-time';

export interface LegalSection {
  /** The id is the same in every language, so that a shared link survives a change of language. */
  id: string;
  heading: string;
  body: string;
}

export interface ParsedDocument {
  lead: string;
  sections: LegalSection[];
}

/** Link target that marks the answer time inside a document; the text there is the default. */
export const answerTimeMark = '#answer-time';

const tokens: Record<string, (language: LanguageCode) => string> = {
  club: (language) => brand.name[language],
  address: (language) => club.address[language] || brand.contact.city[language],
  email: () => brand.contact.email,
  // The answer time is written as a link, which the page replaces with the current value.
  review: (language) => `[${answerTime(defaultAnswerDays, language)}](${answerTimeMark})`,
};

/** Replaces `{{club}}`, `{{address}}`, `{{email}}` and `{{review}}` in a text with their values. */
function fillTokens(text: string, language: LanguageCode): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => tokens[name]?.(language) ?? token);
}

/** Splits a document at its second-level headings; the title and the notes to the club are left out. */
export function parseDocument(markdown: string, language: LanguageCode): ParsedDocument {
  const text = fillTokens(markdown.replace(/<!--[\s\S]*?-->/g, ''), language)
    .replaceAll('\r\n', '\n')
    .replace(/^\s*# .*\n/, '');
  const [lead = '', ...parts] = text.split(/^## /m);
  return {
    lead: lead.trim(),
    sections: parts.map((part, index) => {
      const [heading = '', ...lines] = part.split('\n');
      return {
        id: `section-${index + 1}`,
        heading: heading.trim(),
        body: lines.join('\n').trim(),
      };
    }),
  };
}
