import { isolateLtr } from '@fanclub/contract/text/isolate';
import { roleNames } from '@fanclub/contract/words/names';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePartName } from '#admin-kit/use-part-name.ts';
import { i18n, loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { useChangedValue } from './use-changed-value.ts';

it('a role is named, and any other value is shown as it is stored', async () => {
  await setLanguage('en');
  const say = renderHook(useChangedValue).result.current;
  expect(say('role', 'owner')).toBe(roleNames.en.owner);
  expect(say('role', 'king')).toBe(isolateLtr('king'));
  expect(say('card_holder', 'owner')).toBe(isolateLtr('owner'));
  expect(say('role', null)).toBe('—');
});

it('a part of a mail is named with its mail and language, if the field has them', async () => {
  await setLanguage('en');
  await loadNamespaces(['history', 'admin']);
  const t = i18n.getFixedT('en', ['history', 'admin']);
  const name = renderHook(usePartName).result.current;
  const subject = t('parts.subject');
  expect(name('rest_due.it.subject')).toBe(
    `${t('admin:mails.kinds.rest_due')} · Italiano · ${subject}`,
  );
  expect(name('subject')).toBe(subject);
  expect(name('rest_due.xx.subject')).toBe(subject);
  expect(name('jokes.it.subject')).toBe(subject);
  expect(name('phone')).toBe('');
});
