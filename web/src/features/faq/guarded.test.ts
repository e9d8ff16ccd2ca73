import { faqQuestions } from '@fanclub/contract/settings/club-texts';
import { guardedPartOf } from '@fanclub/contract/settings/guarded';
import { expect, it } from 'vitest';
import { texts } from './locales/en.ts';

const tellsHowToPay = /card number|payment step/;

it('an answer that tells how to pay is changed by two', () => {
  const about = faqQuestions.filter((name) => tellsHowToPay.test(texts[name].answer));
  expect(about).toEqual(['rial', 'euro', 'promo']);
  for (const name of about) {
    const field = `faq_${name}_answer_fa` as const;
    expect(guardedPartOf({ field, after: '' })).toBe('how_to_pay');
  }
});
