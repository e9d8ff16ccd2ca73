import { club } from '@fanclub/contract/club/club';
import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { placeholderProblems } from '@fanclub/contract/mail/mail-words';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { afterRejection } from '@fanclub/contract/words/after-rejection';
import sharp from 'sharp';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { buildMembership } from '../../../test/build-season.ts';
import type { MailedMember, Sample } from './mail.ts';
import { mailContent, type Reworded } from './mail-content.ts';
import { mails } from './mail-kinds.ts';
import { renderMail } from './render-mail.ts';
import { originalWords, withNewWords } from './reword.ts';
import { sampleMember } from './sample-member.ts';
import { sampleContent, sampleLinks } from './samples.ts';

const links = sampleLinks;
const kinds = Object.keys(mails) as MailKind[];

interface Change {
  language?: LanguageCode;
  data?: object;
  member?: Partial<MailedMember>;
}

/** Renders a mail of this kind, with the kind's first sample as data. */
function rendered(kind: MailKind, { language = 'fa', data = {}, member = {} }: Change = {}) {
  const [sample] = Object.values<Sample>(mails[kind].samples);
  const changed = { data: { ...sample?.data, ...data }, member: { ...sample?.member, ...member } };
  return renderMail(sampleContent(kind, changed, language));
}

/** Returns the visible text of the HTML. */
const wordsIn = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>|<!--[\s\S]*?-->|<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const everyMail = kinds.flatMap((kind) =>
  Object.entries<Sample>(mails[kind].samples).flatMap(([state, sample]) =>
    languageCodes.map((language) => [kind, state, language, sample] as const),
  ),
);

/** Each mail is rendered once; all tests share the result. */
const renderedMails = new Map<string, ReturnType<typeof renderMail>>();
function renderedSample([kind, state, language, sample]: (typeof everyMail)[number]) {
  const key = `${kind} ${state} ${language}`;
  const known = renderedMails.get(key);
  if (known) return known;
  const rendering = renderMail(sampleContent(kind, sample, language));
  renderedMails.set(key, rendering);
  return rendering;
}

describe.each(everyMail)('%s, %s, in %s', (kind, state, language, sample) => {
  const mail = () => renderedSample([kind, state, language, sample]);

  it('says all in both parts, in its own direction, without a gap', async () => {
    const { subject, html, text } = await mail();
    expect(subject).not.toBe('');
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${languages[language].direction}"`));
    for (const part of [html, text]) {
      expect(part).toContain(links.action);
      if (['admin', 'staff'].includes(mails[kind].reader) || 'toAddressOfRow' in mails[kind])
        expect(part).not.toContain('Sara');
      else expect(part).toContain('Sara');
      expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/);
    }
  });

  it('says in plain text all that the HTML says, word for word', async () => {
    const content = sampleContent(kind, sample, language);
    const { html, text } = await mail();
    const { heading, greeting, paragraphs, facts, notes, signOff, automatic, card, quote } =
      content;
    const words = [
      heading,
      greeting,
      ...paragraphs,
      ...notes,
      signOff,
      automatic,
      ...(content.items ?? []),
      ...facts.flatMap(({ label, value }) => [label, value]),
      ...(card ? [card.status, card.label, card.requestNumber] : []),
      ...(quote ? [quote.label, quote.text] : []),
    ];
    const shown = wordsIn(html);
    for (const each of words) {
      expect(text).toContain(each);
      expect(shown).toContain(each.replaceAll('\u00a0', ' '));
    }
  });

  it('puts what can be opened on lines of their own in plain text, and leaves no markup', async () => {
    const { text } = await mail();
    const lines = text.split('\n').filter((line) => line.includes('://'));
    expect(lines).toContain(links.action);
    for (const line of lines) expect(line).toMatch(/^https?:\S+$/);
    expect(text).toContain(`\n${club.contact.email}\n`);
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|&#|\*\*|[ \t]$/im);
    expect(text).not.toMatch(/\n{3,}/);
    expect(text, 'there is none in plain text').not.toMatch(/دکمه|button|pulsante/i);
  });

  it('begins each line of plain text in its own direction', async () => {
    const content = sampleContent(kind, sample, language);
    const { text } = await mail();
    const letters =
      languages[language].direction === 'rtl' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u;
    const sentences = text.split('\n').filter((line) => line.includes(' '));
    for (const line of sentences.filter((each) => each !== content.quote?.text)) {
      expect(line.match(/\p{L}/u)?.[0]).toMatch(letters);
    }
  });
});

describe('mails about an application', () => {
  const about = ['application_received', 'application_approved', 'application_rejected'] as const;

  it.each(about)('%s carries the request number, left to right', async (kind) => {
    const { subject, html, text } = await rendered(kind);
    expect(subject).toContain('\u2066JOFCI-ABCD2345\u2069');
    expect(html).toContain('<bdi dir="ltr">JOFCI-ABCD2345</bdi>');
    expect(text).toContain('\u2066JOFCI-ABCD2345\u2069');
  });

  it.each(['application_received', 'application_rejected', 'document_removed'] as const)(
    '%s carries the way to say "this was not me"',
    async (kind) => {
      const { html, text } = await rendered(kind);
      expect(html).toContain(links.notMe);
      expect(text).toContain(links.notMe);
    },
  );

  it('uses Persian digits in running text', async () => {
    const { text } = await rendered('application_received');
    expect(text).toContain('۲\u00a0تا\u00a0۳ روز کاری');
  });
});

it.each([
  ['fa', 'بسته: بین‌المللی، همراه کارت باشگاه', 'مبلغ: ۳۲٫۵۰ یورو (۳۲٬۵۰۰٬۰۰۰ ریال)'],
  ['en', 'Package: International, with the club card', 'Amount: €32.50 (32,500,000 rials)'],
  [
    'it',
    'Pacchetto: Internazionale, con la tessera del club',
    'Importo: 32,50 € (32.500.000 rial)',
  ],
] as const)(
  'what was applied for is said in %s with what it costs and its reference',
  async (language, pack, amount) => {
    const { text } = await rendered('application_received', { language });
    const plain = text.replaceAll('\u00a0', ' ').replace(/[\u200e\u200f]/g, '');
    expect(plain).toContain(pack);
    expect(plain).toContain(amount);
    expect(plain).toContain('JOFCI-ABCD2345');
  },
);

it('what was applied for says until when the club answers, as long as it is to', async () => {
  const { text } = await rendered('application_received', { language: 'en' });
  expect(text).toContain('We answer by: 25 November 2026');
  expect((await rendered('application_received')).text).toContain(
    'مهلت پاسخ ما: ۴ آذر ۱۴۰۵ (۲۵ نوامبر ۲۰۲۶)',
  );
  for (const kind of ['application_approved', 'application_rejected'] as const) {
    expect((await rendered(kind, { language: 'en' })).text).not.toContain('We answer by');
  }
});

it('what was applied for is until when it is valid, once it is approved, and no longer what it cost', async () => {
  const { text } = await rendered('application_approved', { language: 'en' });
  expect(text).toContain('Valid until: 30 June 2027');
  expect(text).not.toContain('Amount');
  const { text: rejected } = await rendered('application_rejected', { language: 'en' });
  expect(rejected).toContain('Amount');
});

it('what was applied for is until when the membership of its own season is valid, while the one before still runs', async () => {
  const next = { season: '2026/27', valid_until: '2027-06-30' };
  const running = { season: '2025/26', valid_until: '2026-12-31' };
  const { text } = await rendered('application_approved', {
    language: 'en',
    member: { memberships: [buildMembership(running), buildMembership(next)] },
  });
  expect(text).toContain('Valid until: 30 June 2027');
});

it('what was applied for is no matter for the staff’s mailbox', async () => {
  const { html, text } = await rendered('new_application', { language: 'en' });
  for (const part of [html, text]) expect(part).not.toMatch(/International|€/);
});

const sayWith = (to: number, reworded?: Reworded) =>
  renderMail(
    mailContent(mails.application_received, {
      member: sampleMember,
      data: {},
      language: 'en',
      links: { ...links, proof: null },
      answerDays: { from: 1, to },
      ...(reworded && { reworded }),
    }),
  );

it('what the club promises is said in words, and as the day by which it answers', async () => {
  const { text, html } = await sayWith(1);
  expect(text).toContain('write to you within 1 working day.');
  expect(html).toContain('hear from us within 1 working day.');
  expect(text).toContain('We answer by: 23 November 2026');
  expect((await sayWith(5)).text).toContain('We answer by: 30 November 2026');
});

it('what the club promises is said in the words of staff, where they leave it a place', async () => {
  const original = originalWords('application_received', 'en');
  expect(original.body).toContain('within {answer_time}.');
  const words = { ...original, body: 'You hear from us within {answer_time}.' };
  const { text } = await sayWith(4, (product, values) =>
    withNewWords(product, words, values, 'en'),
  );
  expect(text).toContain('You hear from us within 1\u00a0to\u00a04 working days.');
  expect(
    placeholderProblems('application_received', { ...words, body: 'Soon.' }, original),
  ).toEqual({});
});

const kindsWithIt = kinds.filter((kind) => 'proof' in mails[kind]);

it('the QR code is an image that comes with the mail, and its address a link in both parts', async () => {
  expect(kindsWithIt).toEqual(['application_approved', 'card_posted']);
  for (const kind of kindsWithIt) {
    const { html, text, images } = await rendered(kind);
    expect(html).toMatch(new RegExp(`<img [^>]*alt="کد QR[^>]*src="cid:${images[0]?.cid}"`));
    expect(html).toContain(`href="${links.proof}"`);
    expect(text).toContain(`:\n${links.proof}\n`);
  }
});

it('the QR code holds the address, module by module, on white', async () => {
  const { images } = await rendered('application_approved');
  const { data, info } = await sharp(images[0]?.png).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  const code = encode(links.proof, { ecc: 'M', border: 4 });
  expect([info.width % code.size, info.height]).toEqual([0, info.width]);
  const side = info.width / code.size;
  const middle = (place: number) => Math.floor((place + 0.5) * side);
  const seen = code.data.map((row, y) =>
    row.map((_, x) => data[(middle(y) * info.width + middle(x)) * info.channels] === 0),
  );
  expect(seen).toEqual(code.data);
});

it('the QR code is the same in every attempt, and in no other mail', async () => {
  const [first, again] = [await rendered('card_posted'), await rendered('card_posted')];
  expect(first.images[0]?.png.equals(again.images[0]?.png ?? Buffer.of())).toBe(true);
  for (const kind of kinds.filter((each) => !kindsWithIt.includes(each))) {
    const { html, images } = await rendered(kind);
    expect([images, html.includes('<img')]).toEqual([[], false]);
  }
});

it('the QR code stays where staff wrote the words anew', async () => {
  const words = { ...originalWords('application_approved', 'en'), body: 'You are in.' };
  const content = mailContent(mails.application_approved, {
    member: sampleMember,
    data: {},
    language: 'en',
    links,
    answerDays: { from: 1, to: 2 },
    reworded: (product, values) => withNewWords(product, words, values, 'en'),
  });
  const { html, text } = await renderMail(content);
  for (const part of [html, text]) {
    expect(part).toContain('You are in.');
    expect(part).toContain(links.proof);
  }
});

it("a rejection quotes the reviewers' reason in its own direction", async () => {
  const { html, text } = await rendered('application_rejected');
  expect(html).toMatch(/<div dir="auto"[^>]*>The receipt is blurred<\/div>/);
  expect(text).toContain('The receipt is blurred');
});

it('a rejection has no empty quotation where no reason was given', async () => {
  const data = { reason: null, items: [] };
  const { html, text } = await rendered('application_rejected', { language: 'en', data });
  expect(html).not.toContain('Why it was rejected');
  expect(text).not.toContain('Why it was rejected');
});

const states = {
  'what the applicant said': {},
  'what came': { is_paid: true, received: { EUR: 0, IRR: 32_500_000 } },
};

it.each(
  languageCodes.flatMap((language) =>
    Object.entries(states).map(([state, change]) => [state, language, change] as const),
  ),
)(
  'the money of a rejected application is told as in the profile, with %s, in %s',
  async (_state, language, change) => {
    const member = { ...sampleMember, request_status: 'rejected' as const, ...change };
    const sentence = afterRejection(member, language);
    expect(sentence).not.toBeNull();
    const { html, text } = await rendered('application_rejected', { language, member });
    expect(text).toContain(sentence);
    expect(wordsIn(html)).toContain(sentence?.replaceAll('\u00a0', ' '));
  },
);

it('the money of a rejected application stays where staff wrote the words anew', () => {
  const words = { ...originalWords('application_rejected', 'en'), body: 'Not this time.' };
  const member = { ...sampleMember, request_status: 'rejected' as const };
  const content = mailContent(mails.application_rejected, {
    member,
    data: { reason: null, items: [] },
    language: 'en',
    links: { ...links, proof: null },
    answerDays: { from: 1, to: 2 },
    reworded: (product, values) => withNewWords(product, words, values, 'en'),
  });
  expect(content.paragraphs).toEqual(['Not this time.', afterRejection(member, 'en')]);
});

describe('a removed document', () => {
  const mail = (change: Change) => rendered('document_removed', { language: 'en', ...change });

  it('is named', async () => {
    expect((await mail({ data: { file_type: 'receipt' } })).text).toContain('payment receipt');
    expect((await mail({ data: { file_type: 'passport' } })).text).toContain('passport or ID card');
  });

  it('is asked for again only while another can be sent', async () => {
    const about = (request_status: MailedMember['request_status']) =>
      mail({ member: { request_status } });
    expect((await about('submitted')).text).toContain('upload a new one');
    expect((await about('rejected')).text).toContain('upload a new one');
    expect((await about('approved')).text).toContain('nothing you need to do');
  });
});

it.each(['https://evil.example/prize', 'www.evil.example', 'me@evil.example'])(
  'a mail has no link of %s, whoever wrote it',
  async (address) => {
    const { html, text } = await rendered('application_rejected', {
      member: { first_name: address },
      data: { reason: `See ${address}` },
    });
    expect(html).not.toContain(address);
    expect(text).not.toContain(address);
    expect(text.replaceAll('\u200B', '')).toContain(`See ${address}`);
  },
);

it('what people typed is shown as text, never as markup', async () => {
  const { html } = await rendered('application_rejected', {
    member: { first_name: '<b>Sara</b>' },
    data: { reason: '<img src=x onerror=alert(1)>' },
  });
  expect(html).toContain('&lt;b&gt;Sara&lt;/b&gt;');
  expect(html).not.toContain('<b>Sara');
  expect(html).not.toContain('<img');
});

it('a subject has one line', async () => {
  for (const mail of everyMail) {
    const { subject } = await renderedSample(mail);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThan(80);
  }
});

it('the mail that registration is open carries the way off the list, and says that it is the only one', async () => {
  const { html, text } = await rendered('season_opened', { language: 'en' });
  expect(html).toContain(links.leave);
  expect(text).toContain(`Take me off the list now:\n${links.leave}`);
  expect(text).toContain('the only mail you get from this list');
});
