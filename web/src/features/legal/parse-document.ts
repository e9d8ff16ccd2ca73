import { club } from '@fanclub/contract/club/club';
import { type Offer, offers } from '@fanclub/contract/club/offers';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { euroServiceNames, takenServices } from '@fanclub/contract/members/payment';
import { isForChild, packName, packTypes } from '@fanclub/contract/pricing/packages';
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

const between: Record<LanguageCode, Record<'and' | 'or' | 'comma', string>> = {
  fa: { and: ' و ', or: ' یا ', comma: '، ' },
  en: { and: ' and ', or: ' or ', comma: ', ' },
  it: { and: ' e ', or: ' o ', comma: ', ' },
};

const names: Record<string, (language: LanguageCode) => string[]> = {
  services: () => takenServices().map((service) => euroServiceNames[service]),
  children: (language) => packTypes.filter(isForChild).map((pack) => packName(pack, language)),
};

/**
 * Returns the text of `{{and Banks; services; the post}}`: an item with the word `services` stands for each service, and
 * one with `children` for each package for children.
 */
function listOf(kind: 'and' | 'or', items: string, language: LanguageCode): string {
  const each = items.split('; ').flatMap((item) => {
    const word = Object.keys(names).find((name) => item.includes(name));
    return word ? (names[word]?.(language).map((name) => item.replace(word, name)) ?? []) : item;
  });
  const last = each.pop() ?? '';
  const { comma, [kind]: word } = between[language];
  return each.length > 0 ? each.join(comma) + word + last : last;
}

/**
 * Keeps what stands between `{{#card}}` and `{{/card}}` if the club has a card, and between `{{^card}}` and `{{/card}}`
 * if it has none; likewise for everything else that only some clubs have. Also names the payment services.
 */
export function forThisClub(markdown: string, language: LanguageCode): string {
  const kept = markdown.replace(
    /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g,
    (_, sign: string, part: Offer, inner: string) =>
      offers(part) === (sign === '#') ? forThisClub(inner, language) : '',
  );
  return kept.replace(/\{\{(and|or) (.+?)\}\}/g, (_, kind: 'and' | 'or', items: string) =>
    listOf(kind, items, language),
  );
}

/** Replaces `{{club}}`, `{{address}}`, `{{email}}` and `{{review}}` in a text with their values. */
function fillTokens(text: string, language: LanguageCode): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) => tokens[name]?.(language) ?? token);
}

/** Returns a document without the comments for the club, and with the values of the club. */
const filled = (markdown: string, language: LanguageCode): string =>
  fillTokens(forThisClub(markdown.replace(/<!--[\s\S]*?-->/g, ''), language), language).trimStart();

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
