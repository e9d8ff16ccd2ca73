import { mailField, phrasesField, roleField } from '@fanclub/contract/settings/guarded';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { languages } from '@fanclub/contract/text/languages';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { i18n, loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { useGuardedName } from './use-guarded-name.ts';

it('a change is named by its setting, mail text, pass phrases or admin', async () => {
  const namespaces = ['admin', 'history', 'staff', 'settings'] as const;
  await setLanguage('en');
  await loadNamespaces([...namespaces]);
  const t = i18n.getFixedT('en', namespaces);
  const name = renderHook(useGuardedName).result.current;
  expect(name('card_number')).toBe(t('settings:fields.card_number'));
  expect(name(phrasesField)).toBe(t('staff:phrases.title'));
  expect(name(roleField('ada@example.com'))).toBe(
    `${t('staff:role')} · ${isolateLtr('ada@example.com')}`,
  );
  expect(name(mailField('rest_due.it.subject'))).toBe(
    [t('admin:mails.kinds.rest_due'), languages.it.label, t('history:parts.subject')].join(' · '),
  );
});
