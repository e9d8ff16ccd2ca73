import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastShown } from './use-last-shown.ts';

it('the last value is kept until another one comes', () => {
  const { result, rerender } = renderHook(useLastShown<string>, {
    initialProps: null as string | null,
  });
  expect(result.current).toBeNull();
  rerender('Sara');
  expect(result.current).toBe('Sara');
  rerender(null);
  expect(result.current).toBe('Sara');
  rerender('Nora');
  expect(result.current).toBe('Nora');
});
