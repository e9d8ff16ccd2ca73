import { packName } from '@fanclub/contract/pricing/packages';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { i18n, loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { useGroupNames } from './use-group-names.ts';

it('the rows of each group have names, and an unknown value is shown as stored', async () => {
  await setLanguage('en');
  await loadNamespaces(['figures', 'member']);
  const t = i18n.getFixedT('en', ['figures', 'common']);
  const name = renderHook(useGroupNames).result.current;
  expect([name('kind', 'renewed'), name('kind', 'new')]).toEqual([t('renewed'), t('new')]);
  expect(name('country', 'IT')).toBe('Italy');
  expect(name('package', 'base')).toBe(packName('base', 'en'));
  expect(name('package', 'golden')).toBe('golden');
  expect(name('method', 'rial')).toBe(t('common:paymentMethods.rial'));
  expect(name('method', 'barter')).toBe('barter');
  expect(name('season', '2026/27')).toContain('27');
  expect(name('country', '')).toBe(t('unknown'));
});
