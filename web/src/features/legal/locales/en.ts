import type { texts as base } from './fa.ts';

export const texts = {
  nav: 'Legal documents',
  documents: {
    'privacy-policy': 'Privacy policy',
    terms: 'Terms of use',
    cookies: 'Cookie policy',
    dpa: 'Data processing agreement',
  },
  contents: 'In this document',
  linkTo: 'Link to “{{heading}}”',
  inEnglish: 'This document is not ready in your language yet; you are reading the English one.',
  notFound: {
    title: 'Document not found',
    text: 'The address may have moved or been mistyped. These are the four documents we have:',
  },
} satisfies typeof base;
