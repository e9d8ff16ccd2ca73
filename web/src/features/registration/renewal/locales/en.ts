import type { texts as base } from './fa.ts';

export const texts = {
  membership: {
    title: 'Renew for {{season, season}}',
    lead: 'We have filled in what we know from your profile. Choose your package, and edit what has changed.',
  },
  contact: { title: 'Contact', lead: 'We send our answer to {{email}}.' },
  confirm: {
    title: 'Review and renew',
    lead: 'Have a last look. Once you send it, your renewal goes to review.',
    submit: 'Renew now',
    failedTitle: 'Your renewal is not complete yet',
    kept: 'Everything you wrote is still here, and trying again never renews twice.',
  },
  late: 'The deadline has passed, but you can still renew.',
  rest: {
    first: 'You can pay it, too, on the payment page.',
    choose: 'Pay the balance due (\u2068{{amount}}\u2069) with the same transfer',
    own: 'Renewal for {{season, season}} \u2068{{amount}}\u2069',
    part: 'balance due for {{season, season}} \u2068{{amount}}\u2069',
    oneNumber: 'Quote just one number for all of it: {{number}}',
    later: 'You can pay it later; your profile shows how.',
    alone: 'It is in another currency than this payment, so it needs a transfer of its own.',
  },
  documentKnown:
    'A card for the new season in the same name, sent by post. We have seen your identity document before, so it is not needed again.',
  theirDocumentKnown:
    'A card for the new season in the same name, sent by post to your address. We have seen their identity document before, so it is not needed again.',
  who: {
    title: 'Whom do you renew for?',
    help: 'You pay once for everybody, and one receipt is enough.',
    lead: 'Everybody’s package of last season is chosen already. You can change each of them.',
    self: '\u2068{{name}}\u2069 (you)',
    most: 'Up to {{most, number}} people at a time; renew for the others after this.',
    own: 'Your own membership',
    family: 'Your family’s memberships',
    kept: 'Names, address and phone stay as they are. If something has changed, edit it in your profile first.',
    grown:
      'Their package of before ({{pack}}) is for children up to {{age, number}}. Please choose another one for this season.',
    gone: 'Their package of before ({{pack}}) is no longer offered. Please choose another one for this season.',
    ownGone:
      'Your package of before ({{pack}}) is no longer offered. Please choose another one for this season.',
    noCode: 'A promo code counts only where you renew for yourself alone.',
  },
  changes: {
    title: 'What changes',
    none: 'Package and details stay as they were',
    before: 'Before:',
    after: 'Now:',
  },
  consents: {
    title: 'The legal documents have changed',
    help: 'To go on, please accept the new text. This is what is different:',
    since: 'You accepted the version of {{day}}. Since then:',
    sinceUnknown: 'What the new text changes:',
    changes: {
      terms: {
        '2026-11-22':
          'The review takes as long as the club promises, and a payment counts once an admin has confirmed that the money arrived.',
        '2026-11-23':
          'You can register your family with you, whatever their age and without an e-mail address of theirs; you apply and pay for them, and you answer for them.',
      },
      privacy: {
        '2026-11-22':
          'It says more exactly what we keep and for how long: each payment and refund, images of documents, and which admin looked at what. We also e-mail you the club’s news, which you can stop at any time.',
        '2026-11-23':
          'It says what somebody who scans your card’s QR code sees: whether the membership is valid, your first name, the first letter of your last name, package and season. Apple or Google gets your card only when you put it into their Wallet.',
      },
    },
  },
  stop: {
    member: {
      title: 'You are a member for {{season, season}}',
      text: 'There is nothing to renew now. Once the next season begins, you renew right here.',
    },
    waiting: {
      title: 'Your application is under review',
      text: 'There is no need to fill in or pay again. Your profile shows where it stands.',
    },
    rejected: {
      title: 'Your application was not approved this time',
      text: 'Your profile says why. Correct it there, and send it again.',
    },
    noMembership: {
      title: 'Renewing is for members',
      text: 'You have no membership yet that could be renewed. Your profile shows where your application stands.',
    },
    closed: {
      title: 'The time to renew has ended',
      text: 'We take no more applications for this season. We hope to see you next season.',
    },
  },
} satisfies typeof base;
