import type { texts as base } from './fa.ts';

export const texts = {
  description:
    'Official supporters’ membership: choose a package, pay, send the receipt and hear from us within 2 to 3 working days.',
  hero: {
    headline: 'Your name belongs on this card',
    lead: 'Become an official member: a few minutes for you, 2 to 3 working days for us.',
    priceFrom: 'From {{price, euro}} for a season',
    deadline: 'Register by {{day, date}}',
  },
  stories: {
    heading: 'Nobody supports alone',
    guidance: {
      title: 'At your side, from the first form to the card in your hand',
      text: 'Every step says what comes next, and when. Stuck somewhere? Write to us; one of us answers.',
      steps: {
        form: 'Form',
        formNote: 'A few minutes',
        payment: 'Payment',
        paymentNote: 'By euro transfer',
        review: 'Review',
        reviewNote: '2 to 3 working days',
        card: 'Member',
        cardNote: 'We e-mail you the news',
      },
    },
    support: {
      title: 'In your language, close to you',
      text: 'Write to us in English, Persian or Italian and get an answer in kind. Pay with the service you know; if you want the club card, we post it to your address.',
      question: 'I have uploaded my receipt. What happens now?',
      answer: 'Got it! You will have our e-mail within 3 working days.',
      you: 'You',
      club: 'The club',
    },
    benefits: {
      title: 'Doors that the international package opens',
      text: 'A welcome gadget, an e-card, 10% off in the store with the card, club events, and first call on tickets.',
      ticket: 'Priority ticketing',
      ticketNote: 'Buy before everyone else',
      discount: '10%',
      discountNote: 'Off in the store with the card',
    },
  },
  pricing: {
    heading: 'Choose your package',
    lead: 'Prices are in euro, for the {{season, season}} season. The club card goes with any package: {{card, euro}}, plus {{shipping, euro}} for posting it.',
    caption: 'Membership packages with price and benefits',
    featured: 'Most chosen',
    choose: 'Choose',
    choosePack: 'Choose the {{pack}} package',
    benefit: 'Benefits',
    included: 'Included',
    notIncluded: 'Not included',
    perSeason: 'for a season',
    childNote: 'For Under 14 and Under 5, a parent registers in their own name.',
    forWhom: {
      international: 'Everything, wherever you live',
      base: 'The simplest way in',
      under_14: 'For young supporters, with a gift',
      under_5: 'For the smallest in the stand',
    },
    benefits: {
      membership: 'Official membership for a season',
      clubCard: 'Club card, if you like',
      gift: 'Gift',
      gadget: 'Welcome gadget',
      eCard: 'E-card',
      discount: '10% off in the store with the card',
      events: 'Club events',
      tickets: 'Priority ticketing',
    },
  },
  faq: {
    heading: 'Asked before joining',
    all: 'All questions',
  },
  join: {
    heading: 'Your turn',
    text: 'Fill in the form, pay, send the receipt. We do the rest.',
    note: 'Registration closes on {{day, date}} at {{time}}, your time.',
    lateNote: 'This season’s deadline was {{day, date}}.',
  },
} satisfies typeof base;
