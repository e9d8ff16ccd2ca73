import { describe, expect, it } from 'vitest';
import { toLatinDigits, toPersianDigits } from './digits.ts';

describe('digits', () => {
  it('turns Persian and Arabic ones into Latin', () => {
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ a1')).toBe('0123456789 0123456789 a1');
  });

  it('turns Latin ones into Persian', () => {
    expect(toPersianDigits('0123456789 a')).toBe('۰۱۲۳۴۵۶۷۸۹ a');
    expect(toPersianDigits(13)).toBe('۱۳');
  });
});
