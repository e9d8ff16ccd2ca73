import type { texts as base } from './fa.ts';

export const texts = {
  counted: 'Counted {{moment}}.',
  measured:
    'The figures below were counted {{moment}}. They are counted twice a day, so the latest changes are not in them.',
  empty: 'No figures yet',
  emptyText: 'They are updated twice a day. Please come back a little later.',
  unknown: 'Unknown',
  name: 'Name',
  applications: 'Applications',
  paid: 'Paid in full',
  received: 'Received',
  receivedHelp:
    '“Received” is what came in for those applications, less refunds, each currency for itself. It adds up to “All payments as a file”, except that the file also has the payments of deleted members.',
  new: 'New',
  renewed: 'Renewed',
  by: {
    season: 'Season',
    kind: 'New or renewed',
    package: 'Package',
    method: 'Payment method',
    country: 'Country of residence',
  },
  perDay: 'Applications by day',
  perDayText_zero: 'No applications in the last 90 days.',
  perDayText_one: 'One application in the last 90 days.',
  perDayText_other:
    '{{count, number}} applications in the last 90 days; {{most, number}} on the busiest one.',
  perDayTable: 'Days with applications',
  asTable: 'These days as a table',
  median: 'Half were answered within',
  p90: '9 of 10 were answered within',
  decisions: 'Decisions in the last 90 days',
  hours_zero: 'Less than an hour',
  hours_one: 'One hour',
  hours_other: '{{count, number}} hours',
  tooFew: 'Too few yet',
  byAdmin: 'Decisions by admin in the last 90 days',
  admin: 'Admin',
  approved: 'Approved',
  rejected: 'Rejected',
  asked: 'Corrections asked for',
} satisfies typeof base;
