import { languages } from '@fanclub/contract/text/languages';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { i18n, loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { usePartName } from './use-part-name.ts';

it('the part of a mail has a name, and nothing else has one', async () => {
  await setLanguage('en');
  await loadNamespaces(['history', 'admin']);
  const t = i18n.getFixedT('en', ['history', 'admin']);
  const partName = renderHook(usePartName).result.current;
  const subject = t('parts.subject');
  const whole = [
    t('admin:mails.kinds.application_approved'),
    languages.it.label,
    t('parts.subject'),
  ].join(' · ');
  expect(partName('subject')).toBe(subject);
  expect(partName('application_approved.it.subject')).toBe(whole);
  expect(partName('mail:application_approved.it.subject')).toBe(whole);
  expect(partName('unknown_mail.it.subject')).toBe(subject);
  expect(partName('application_approved.xx.subject')).toBe(subject);
  expect(partName('price_base')).toBe('');
  expect(partName('')).toBe('');
});
