import { brand, club } from '@fanclub/contract/brand/brand';
import { answerTime, defaultAnswerDays } from '@fanclub/contract/members/answer-time';
import type { LanguageCode } from '@fanclub/contract/text/languages';

export interface LegalSection {
  /** The same in every language, so that a shared link survives a change of language. */
  id: string;
  heading: string;
  body: string;
}

export interface ParsedDocument {
  lead: string;
  sections: LegalSection[];
}

/** Marks the promised time inside a document, which stands there as the default. */
export const answerTimeMark = '#answer-time';

const tokens: Record<string, (language: LanguageCode) => string> = {
  club: (language) => brand.name[language],
  address: (language) => club.address[language] || brand.contact.city[language],
  email: () => brand.contact.email,
  // As a link, which the page draws as a place to say it anew.
  review: (language) => `[${answerTime(defaultAnswerDays, language)}](${answerTimeMark})`,
};

/** Puts what is known elsewhere where the text says `{{club}}`, `{{address}}`, `{{email}}` or `{{review}}`. */
function fillTokens(text: string, language: LanguageCode): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => tokens[name]?.(language) ?? token);
}

/** Cuts a document at its second-level headings; its title and notes to the club are left out. */
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
