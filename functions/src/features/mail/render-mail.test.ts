import { languageCodes } from '@fanclub/contract/text/language';
import { describe, expect, it } from 'vitest';
import type { MailData, MailKind, PreparedMail } from './prepared-mail.ts';
import { renderMail } from './render-mail.ts';

const link = 'https://club.test/login?token=abc123';
const notMeLink = 'https://club.test/login?not_me=def456';
const applicant = { firstName: 'Sara', requestNumber: 'JOFCI-ABCD2345' };

const samples: MailData = {
  application_received: { ...applicant, link, notMeLink },
  application_approved: { ...applicant, link },
  application_rejected: { ...applicant, reason: 'The receipt is blurred', link, notMeLink },
  document_removed: { ...applicant, fileType: 'receipt', canUpload: true, link, notMeLink },
  new_application: { requestNumber: applicant.requestNumber, link },
  password_changed: { firstName: 'Sara', link },
  sign_in_link: { firstName: 'Sara', link },
  application_link: { firstName: 'Sara', link },
  reset_link: { firstName: 'Sara', link },
};
const kinds = Object.keys(samples) as MailKind[];

type Change = { language?: PreparedMail['language']; data?: object };

function sample(kind: MailKind, { language = 'fa', data = {} }: Change = {}): PreparedMail {
  const whole = { kind, language, to: 'sara@fan.test', data: { ...samples[kind], ...data } };
  return whole as PreparedMail;
}

const everyMail = kinds.flatMap((kind) =>
  languageCodes.map((language) => [kind, language] as const),
);

describe.each(everyMail)('%s in %s', (kind, language) => {
  it('says all in both parts, in its own direction, without a gap', async () => {
    const { subject, html, text } = await renderMail(sample(kind, { language }));
    expect(subject).not.toBe('');
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${language === 'fa' ? 'rtl' : 'ltr'}"`));
    for (const part of [html, text]) {
      expect(part).toContain(link);
      if (kind === 'new_application') expect(part).not.toContain('Sara');
      else expect(part).toContain('Sara');
      expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/);
    }
  });
});

describe('mails about an application', () => {
  const about = ['application_received', 'application_approved', 'application_rejected'] as const;

  it.each(about)('%s carries the request number, left to right', async (kind) => {
    const { subject, html, text } = await renderMail(sample(kind));
    expect(subject).toContain('\u2066JOFCI-ABCD2345\u2069');
    expect(html).toContain('<bdi dir="ltr">JOFCI-ABCD2345</bdi>');
    expect(text).toContain('\u2066JOFCI-ABCD2345\u2069');
  });

  it.each(['application_received', 'application_rejected', 'document_removed'] as const)(
    '%s carries the way to say "this was not me"',
    async (kind) => {
      const { html, text } = await renderMail(sample(kind));
      expect(html).toContain(notMeLink);
      expect(text).toContain(notMeLink);
    },
  );

  it('uses Persian digits in running text', async () => {
    const { text } = await renderMail(sample('application_received'));
    expect(text).toContain('۲ تا ۳ روز کاری');
  });
});

describe('a rejection', () => {
  it("quotes the reviewers' reason in its own direction", async () => {
    const { html, text } = await renderMail(sample('application_rejected'));
    expect(html).toMatch(/<div dir="auto"[^>]*>The receipt is blurred<\/div>/);
    expect(text).toContain('The receipt is blurred');
  });

  it('has no empty quotation where no reason was given', async () => {
    const mail = sample('application_rejected', { language: 'en', data: { reason: null } });
    const { html, text } = await renderMail(mail);
    expect(html).not.toContain('What our reviewers wrote');
    expect(text).not.toContain('What our reviewers wrote');
  });
});

describe('a removed document', () => {
  const mail = (data: object) => renderMail(sample('document_removed', { language: 'en', data }));

  it('is named', async () => {
    expect((await mail({ fileType: 'receipt' })).text).toContain('payment receipt');
    expect((await mail({ fileType: 'passport' })).text).toContain('passport or ID card');
  });

  it('is asked for again only while another can be sent', async () => {
    expect((await mail({ canUpload: true })).text).toContain('upload a new one');
    expect((await mail({ canUpload: false })).text).toContain('nothing you need to do');
  });
});

it('shows what people typed as text, never as markup', async () => {
  const typed = { firstName: '<b>Sara</b>', reason: '<img src=x onerror=alert(1)>' };
  const { html } = await renderMail(sample('application_rejected', { data: typed }));
  expect(html).toContain('&lt;b&gt;Sara&lt;/b&gt;');
  expect(html).not.toContain('<b>Sara');
  expect(html).not.toContain('<img');
});

it('keeps subjects on one line', async () => {
  for (const [kind, language] of everyMail) {
    const { subject } = await renderMail(sample(kind, { language }));
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThan(80);
  }
});
