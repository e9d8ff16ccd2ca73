import type { texts as base } from './fa.ts';

export const texts = {
  title: 'Your privacy is your choice',
  text: 'We keep only what the site needs. Further <policy>cookies</policy> and statistics are up to you.',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only necessary',
  settings: 'Cookie settings',
  lead: 'Change them whenever you like, from the foot of any page.',
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
