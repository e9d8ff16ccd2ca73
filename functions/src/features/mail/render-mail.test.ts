import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { describe, expect, it } from 'vitest';
import type { MailedMember } from './mail.ts';
import { clubMailContent, mailContent, reminderMailContent } from './mail-content.ts';
import { type MailData, mailOf, mails } from './mail-kinds.ts';
import { renderMail } from './render-mail.ts';

const links = {
  action: 'https://club.test/login?token=abc123',
  notMe: 'https://club.test/login?not_me=def456',
};
const sara: MailedMember = {
  id: 'uid-of-sara',
  email: 'sara@fan.test',
  first_name: 'Sara',
  request_number: 'JOFCI-ABCD2345',
  request_status: 'submitted',
  is_approved: false,
  requested: null,
};

/** What a row of each kind carries: a new kind does not compile without. */
const samples: { [K in MailKind]: MailData<K> } = {
  application_received: {},
  application_approved: {},
  application_rejected: { reason: 'The receipt is blurred' },
  items_requested: { items: ['receipt', 'phone'], note: 'The last line is missing' },
  confirm_address: {},
  document_removed: { file_type: 'receipt' },
  new_application: {},
  google_refused: { about: 'admin@club.test' },
  export_ready: { id: 'export-1', rows: 52_000 },
  password_changed: {},
  sign_in_link: {},
  application_link: {},
  reset_link: {},
  season_opened: { reminder: 'r1' },
};
const kinds = Object.keys(mails) as MailKind[];

interface Change {
  language?: LanguageCode;
  data?: object;
  member?: Partial<MailedMember>;
}

/** The mail that a row of this kind becomes. */
function rendered(kind: MailKind, { language = 'fa', data = {}, member = {} }: Change = {}) {
  const row = { template: kind, language, data: { ...samples[kind], ...data }, message_id: 'm1' };
  const mail = mailOf(row);
  if (mail.reader === 'admin') {
    return renderMail(clubMailContent(mail, { data: row.data, language, url: links.action }));
  }
  if (mail.reader === 'reminded') {
    const { action: url, notMe: leaveUrl } = links;
    return renderMail(reminderMailContent(mail, { name: 'Sara', language, url, leaveUrl }));
  }
  const content = mailContent(mail, {
    member: { ...sara, ...member },
    data: row.data,
    language,
    links: { ...links, notMe: mail.offersNotMe ? links.notMe : null },
  });
  return renderMail(content);
}

const everyMail = kinds.flatMap((kind) =>
  languageCodes.map((language) => [kind, language] as const),
);

describe.each(everyMail)('%s in %s', (kind, language) => {
  it('says all in both parts, in its own direction, without a gap', async () => {
    const { subject, html, text } = await rendered(kind, { language });
    expect(subject).not.toBe('');
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${languages[language].direction}"`));
    for (const part of [html, text]) {
      expect(part).toContain(links.action);
      if (['admin', 'staff'].includes(mails[kind].reader)) expect(part).not.toContain('Sara');
      else expect(part).toContain('Sara');
      expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/);
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
    expect(text).toContain('۲ تا ۳ روز کاری');
  });
});

describe('a rejection', () => {
  it("quotes the reviewers' reason in its own direction", async () => {
    const { html, text } = await rendered('application_rejected');
    expect(html).toMatch(/<div dir="auto"[^>]*>The receipt is blurred<\/div>/);
    expect(text).toContain('The receipt is blurred');
  });

  it('has no empty quotation where no reason was given', async () => {
    const data = { reason: null };
    const { html, text } = await rendered('application_rejected', { language: 'en', data });
    expect(html).not.toContain('Why it was rejected');
    expect(text).not.toContain('Why it was rejected');
  });
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
  'makes no link of %s, whoever wrote it',
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

it('shows what people typed as text, never as markup', async () => {
  const { html } = await rendered('application_rejected', {
    member: { first_name: '<b>Sara</b>' },
    data: { reason: '<img src=x onerror=alert(1)>' },
  });
  expect(html).toContain('&lt;b&gt;Sara&lt;/b&gt;');
  expect(html).not.toContain('<b>Sara');
  expect(html).not.toContain('<img');
});

it('keeps subjects on one line', async () => {
  for (const [kind, language] of everyMail) {
    const { subject } = await rendered(kind, { language });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThan(80);
  }
});

it('ignores what a row of an older version carries beyond need', async () => {
  const { text } = await rendered('password_changed', {
    language: 'en',
    data: { first_name: 'Sarah' },
  });
  expect(text).toContain('Hello Sara,');
  expect(text).not.toContain('Sarah');
});

describe('the mail that registration is open', () => {
  it('carries the way off the list, and says that it is the only one', async () => {
    const { html, text } = await rendered('season_opened', { language: 'en' });
    expect(html).toContain(links.notMe);
    expect(text).toContain(`Take me off the list now:\n${links.notMe}`);
    expect(text).toContain('the only mail you get from this list');
  });
});
