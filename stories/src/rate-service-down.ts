import { defineStory } from './tools/story.ts';

export const rateServiceDown = defineStory({
  name: 'rate-service-down',
  title: 'The exchange-rate service fails, and no earlier rate is known.',
  be: 'a visitor',
  open: '/register',
  click:
    'Choose Persian and go on to the payment: no amount in rial can be told, euro still works.',
  async tell({ changeSettings, stopRateService }) {
    await changeSettings({ fallbackRate: null });
    await stopRateService();
    return {};
  },
});
