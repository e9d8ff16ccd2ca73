import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import { serverWords } from '@fanclub/contract/words/server';
import { expect, it } from 'vitest';
import { type AnyMail, kindsToNew, mailOf, mails, queueOf } from './mail-kinds.ts';
import { sampleMember } from './sample-member.ts';

const features = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('**/*.ts', { cwd: features })
  .filter((file) => !file.startsWith('mail/') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${features}/${file}`, 'utf8'));

const namesIn = (text: string, property: RegExp) =>
  [...text.matchAll(property)].map(([, name]) => name);

/**
 * Kinds of mail that the code queues: the `kind` in a file that calls `buildMail`. A name alone does not count, because
 * audit actions, for example, can have the name of a mail.
 */
const queued = new Set(
  sources.flatMap((text) => (text.includes('buildMail(') ? namesIn(text, /\bkind: '(\w+)'/g) : [])),
);

const applicant = sampleMember;
const kinds = Object.keys(mails) as MailKind[];
const rowOf = (template: string, data = {}) =>
  ({ template, data, language: 'fa', message_id: 'm1' }) as const;

it('every kind of mail is sent somewhere', () => {
  const sentInPlace = kinds.map((kind) => {
    const mail = mailOf(rowOf(kind));
    return 'replacedBy' in mail ? mail.replacedBy?.(applicant) : null;
  });
  const unsent = kinds.filter(
    (kind) => !queued.has(kind) && !sentInPlace.some((mail) => mail === mailOf(rowOf(kind))),
  );
  expect(unsent).toEqual([]);
});

it.each(kinds)('a mail has the words of its own kind: %s', (kind) => {
  const mail = mails[kind] as AnyMail;
  if (mail.reader === 'news') return;
  expect(mail.words.fa).toBe({ ...serverWords.fa.mails, news: null }[kind]);
});

it.each([
  [
    'links',
    [
      'confirm_address',
      'own_account_link',
      'application_link',
      'sign_in_link',
      'reset_link',
      'change_email_link',
      'email_taken',
    ],
  ],
  ['news', ['renewal_reminder', 'member_invited', 'news']],
] as const)('the queue of %s has the mails that belong there, and no others', (queue, known) => {
  expect(kinds.filter((kind) => queueOf(rowOf(kind)) === queue)).toEqual(known);
});

it('mails to addresses that nobody has proved wait, those after a registration last', () => {
  expect(kindsToNew).toEqual([
    { kind: 'application_received', partOfNew: 1 },
    { kind: 'member_invited', partOfNew: 0.5 },
    { kind: 'season_opened', partOfNew: 0.5 },
  ]);
});

it('a mail of an unknown kind is queued with the others', () => {
  expect(queueOf(rowOf('gone'))).toBe('others');
});

it('a mail links to the application, and to the sign-in once the application is approved', () => {
  const { sign_in_link, application_link } = mails;
  expect(sign_in_link.replacedBy?.(applicant)).toBe(application_link);
  expect(sign_in_link.replacedBy?.({ ...applicant, is_approved: true })).toBeNull();
});

it('an unknown kind is refused by name', () => {
  expect(() => mailOf(rowOf('toString'))).toThrow('toString');
});
