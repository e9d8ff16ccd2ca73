import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { club } from '@fanclub/contract/club/club';
import { changeClub, ibanOnly, putFactsBack } from '@fanclub/contract/testing/change-club';
import { languageCodes } from '@fanclub/contract/text/languages';
import { afterEach, expect, test } from 'vitest';
import { legalDocuments } from './legal-documents.ts';
import { forThisClub, parseDocument } from './parse-document.ts';

afterEach(putFactsBack);

const read = (language: string, file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../../public', language, file), 'utf8');

const copies = legalDocuments.flatMap(({ file }) =>
  languageCodes.map((language) => ({ language, file })),
);

test.each(copies)('$language/$file is whole', ({ language, file }) => {
  const markdown = read(language, file);
  const { lead, sections } = parseDocument(markdown, language);
  const text = JSON.stringify({ lead, sections });
  expect(markdown, 'the note to the club').toMatch(/^<!-- .*lawyer must review.* -->\n\n# /);
  expect(text, 'an unknown token or a note').not.toMatch(/\{\{|<!--/);
  expect(text).toContain(club.contact.email);
  expect(sections).toHaveLength(parseDocument(read('fa', file), 'fa').sections.length);
  for (const { heading, body } of sections) expect([heading, body]).not.toContain('');
});

test.each(legalDocuments)('fa/$file is in Persian letters, with half-spaces', ({ file }) => {
  expect(read('fa', file)).not.toMatch(/[يك]|(^| )ن?می [آ-ی]/m);
});

test('title, lead and sections are told apart', () => {
  const markdown =
    '<!-- note -->\n\n# Title\n\nHello {{club}}.\n\n## One\n\nText\n\n### Small\n\n## Two\n\nEnd';
  expect(parseDocument(markdown, 'en')).toEqual({
    lead: `Hello ${club.name.en}.`,
    sections: [
      { id: 'section-1', heading: 'One', body: 'Text\n\n### Small' },
      { id: 'section-2', heading: 'Two', body: 'End' },
    ],
  });
});

test.each(copies)(
  '$language/$file of a club with an IBAN alone is about nothing else',
  ({ language, file }) => {
    changeClub(ibanOnly);
    const { lead, sections } = parseDocument(read(language, file), language);
    const text = JSON.stringify({ lead, sections });
    expect(text).not.toMatch(/\{\{|Revolut|PayPal|\brial\b|ریال|promo|تخفیف/i);
    expect(text).not.toMatch(
      /club card|tessera del club|کارت باشگاه|ID card|carta d’identità|شناسایی/,
    );
    expect(text, 'two signs in a row, or a sentence without an end').not.toMatch(
      / [.,]|, ?\.| {2}|:\*\*[^\p{L}\d]*\./u,
    );
  },
);

test('services and lists are named as the club has them', () => {
  const markdown = '{{and Banks; services; the post}}|{{or services’s}}|{{^card}}none{{/card}}';
  expect(forThisClub(markdown, 'en')).toBe(
    'Banks, Revolut, PayPal and the post|Revolut’s or PayPal’s|',
  );
  changeClub({ card: null, pay: { rial: true, services: ['paypal'], iban: true } });
  expect(forThisClub(markdown, 'it')).toBe('Banks, PayPal e the post|PayPal’s|none');
  changeClub(ibanOnly);
  expect(forThisClub(markdown, 'fa')).toBe('Banks و the post||none');
});
