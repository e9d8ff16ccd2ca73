import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { expect, it } from 'vitest';
import { mailOf, mails } from './mail-kinds.ts';
import { sampleMember } from './samples.ts';

const features = fileURLToPath(new URL('..', import.meta.url));
const senders = globSync('**/*.ts', { cwd: features })
  .filter((file) => !file.startsWith('mail/') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${features}/${file}`, 'utf8'))
  .join('\n');

const applicant = sampleMember;
const kinds = Object.keys(mails) as MailKind[];
const rowOf = (template: string, data = {}) =>
  ({ template, data, language: 'fa', message_id: 'm1' }) as const;

it('has no mail that nobody sends', () => {
  const sentInPlace = kinds.map((kind) => {
    const mail = mailOf(rowOf(kind));
    return 'replacedBy' in mail ? mail.replacedBy?.(applicant) : null;
  });
  const unsent = kinds.filter(
    (kind) =>
      !senders.includes(`'${kind}'`) && !sentInPlace.some((mail) => mail === mailOf(rowOf(kind))),
  );
  expect(unsent).toEqual([]);
});

it('sends the link to the application in place of one to sign in, until that is approved', () => {
  const { sign_in_link, application_link } = mails;
  expect(sign_in_link.replacedBy?.(applicant)).toBe(application_link);
  expect(sign_in_link.replacedBy?.({ ...applicant, is_approved: true })).toBeNull();
});

it.each([
  ['sign_in', mails.sign_in_link],
  ['reset', mails.reset_link],
])('finds the %s link that an older version queued', (purpose, mail) => {
  expect(mailOf(rowOf('link_requested', { purpose }))).toBe(mail);
});

it('refuses a kind that it does not know, by name', () => {
  expect(() => mailOf(rowOf('toString'))).toThrow('toString');
});
