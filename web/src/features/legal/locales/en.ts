import type { texts as base } from './fa.ts';

export const texts = {
  nav: 'Legal documents',
  documents: {
    'privacy-policy': 'Privacy policy',
    terms: 'Terms of use',
    cookies: 'Cookie policy',
    dpa: 'Data processing agreement',
  },
  /** The descriptions that search engines show below the title. */
  descriptions: {
    'privacy-policy':
      'What we ask of you and why, how long we keep it, who sees it, and what you may demand.',
    terms: 'Membership, payment, review and refunds: what holds between you and the club.',
    cookies: 'What is stored in your browser, and how to change your choice.',
    dpa: 'Who works with your data on the club’s behalf, and what binds them.',
  },
  contents: 'In this document',
  linkTo: 'Link to “{{heading}}”',
  inEnglish: 'This document is not ready in your language yet; you are reading the English one.',
  notFound: {
    title: 'Document not found',
    text: 'The address may have moved or been mistyped. These are the four documents we have:',
  },
} satisfies typeof base;
