import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { i18n, loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { useFieldNames } from './use-field-names.ts';

it('each field has one name, and fields that the panel never shows have none', async () => {
  await setLanguage('en');
  await loadNamespaces(['member']);
  const t = i18n.getFixedT('en', 'member');
  const names = renderHook(useFieldNames).result.current;
  expect(names(['phone', 'fingerprint'])).toBe(t('fields.phone'));
  expect(names(['receipt_upload', 'receipt_url', 'email'])).toBe(
    `${t('fields.receipt')} and ${t('fields.email')}`,
  );
  expect(names(['fingerprint'])).toBe('');
});
