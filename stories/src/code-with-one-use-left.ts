import { defineStory } from './tools/story.ts';

export const codeWithOneUseLeft = defineStory({
  name: 'code-with-one-use-left',
  title: 'The promo code LASTONE can be used one more time.',
  be: 'a visitor',
  open: '/register',
  click: 'Register with LASTONE in two browsers: the second one is told that the code is used up.',
  tell: async ({ addPromoCode }) => ({
    code: await addPromoCode('LASTONE', {
      discountType: 'percentage',
      discountRate: 50,
      maxUses: 10,
      usedCount: 9,
    }),
  }),
});
