import type { texts as base } from './fa.ts';

export const texts = {
  title: 'Cookies are your choice',
  text: 'Only the necessary <policy>cookies</policy> are on; you decide about statistics.',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only necessary',
  lead: 'You can change this later, from the foot of any page.',
  save: 'Save choice',
  alwaysOn: 'Always on',
  categories: {
    necessary: {
      title: 'Necessary',
      text: 'Login, your half-filled form, the language and this very choice. The site cannot work without them.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Tells us which pages are read most, so that we can improve them.',
    },
    functional: {
      title: 'Functional',
      text: 'For more comfort. We use none of this kind at present.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Recognises you on other sites. We use none of this kind at present.',
    },
  },
} satisfies typeof base;
