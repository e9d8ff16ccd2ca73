import { club } from '@fanclub/contract/club/club';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';

export interface LegalSection {
  /** The id is `section-` and a number, so it is the same in every language and a shared link works in all of them. */
  id: string;
  heading: string;
  body: string;
}

export interface ParsedDocument {
  lead: string;
  sections: LegalSection[];
}

/** A link with this target has as its text the number of days within which the club answers. */
export const answerTimeMark = '#answer-time';

const tokens: Record<string, (language: LanguageCode) => string> = {
  club: (language) => club.name[language],
  address: (language) => club.address[language] || club.city[language],
  email: () => club.contact.email,
  // The days are written as a link, which `prose.tsx` turns into an element that gets the current number.
  review: (language) => `[${answerTime(defaultAnswerDays, language)}](${answerTimeMark})`,
};

/** Replaces `{{club}}`, `{{address}}`, `{{email}}` and `{{review}}` in a text with their values. */
function fillTokens(text: string, language: LanguageCode): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => tokens[name]?.(language) ?? token);
}

/** Returns a document without the comments for the club, and with the values of the club. */
const filled = (markdown: string, language: LanguageCode): string =>
  fillTokens(markdown.replace(/<!--[\s\S]*?-->/g, ''), language).trimStart();

/** Returns the text of the file that Hosting serves for a document. */
export function documentFile(markdown: string, language: LanguageCode): string {
  const marked = new RegExp(`\\[([^\\]]*)\\]\\(${answerTimeMark}\\)`, 'g');
  return filled(markdown, language).replace(marked, '$1');
}

/** Splits a document at its second-level headings. The title and the comments for the club are left out. */
export function parseDocument(markdown: string, language: LanguageCode): ParsedDocument {
  const text = filled(markdown, language)
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
