import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'Every call that this site makes to the server, to be tried with your own rights.',
  search: 'Search calls',
  searchPlaceholder: 'Path, name or summary',
  notFound: 'No call found',
  notFoundText: 'Type a part of its path or of its English summary.',
  body: 'Body (JSON)',
  brokenBody: 'This is not valid JSON.',
  real: 'This is no rehearsal: it changes the data of this club.',
  send: 'Send call',
  answer: 'Answer of the server',
  took: '{{ms, number}} ms',
  file: 'The answer is no text: {{type}}',
  answers: 'Possible answers',
  description: 'Shape of call and answer',
} satisfies typeof base;
