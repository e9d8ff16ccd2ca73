import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'Every call that this site makes to the server. Try them with your own rights.',
  search: 'Search calls',
  searchPlaceholder: 'Path, name or summary',
  notFound: 'No call found',
  notFoundText: 'Type a part of its path or of its English summary.',
  body: 'Body (JSON)',
  brokenBody: 'This is not valid JSON.',
  real: 'This is not a test: it changes the club’s real data.',
  send: 'Send call',
  answer: 'Server response',
  took: '{{ms, number}} ms',
  file: 'The response is not text: {{type}}',
  answers: 'Possible responses',
  description: 'Format of call and response',
} satisfies typeof base;
