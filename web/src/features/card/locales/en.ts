import type { texts as base } from './fa.ts';

export const texts = {
  lead: 'This page also opens without a network. Put it on your home screen, or print it.',
  code: 'The QR code of {{name}}’s card',
  season: 'Season {{season, season}}',
  valid: 'Valid',
  from: 'Valid from {{day}}',
  until: 'Valid until {{day}}',
  ended: 'Membership ended on {{day}}',
  asOf: 'Last updated: {{moment}}',
  old: 'You’re offline. Status of the card as of {{moment}}.',
  none: {
    title: 'You have no card yet',
    text: 'As soon as your membership is approved, your card is here.',
  },
  install: 'Install on this phone',
  installByHand: 'To install it, press the browser’s share button and choose “Add to Home Screen”.',
  print: 'Print the card',
  wallet: { apple: 'Add to Apple Wallet', google: 'Add to Google Wallet' },
} satisfies typeof base;
