import type { texts as base } from './fa.ts';

export const texts = {
  description:
    'Official supporters’ membership: choose a package, pay, send the receipt and get our answer by e-mail.',
  hero: {
    open: {
      headline: 'Your name belongs on this card',
      lead: 'Become an official member: a few minutes for you, {{answerDays, workingDays}} for us.',
    },
    closed: {
      headline: 'This season’s registration has ended',
      lead: 'Leave your name and e-mail, and you hear from us when the next one opens.',
    },
    member: {
      headline: 'Good to have you with us',
      lead: 'Your application, your card and your documents are on your own page.',
      application: 'My application',
    },
    absent: 'Prices and the deadline can’t be loaded right now. Please come back in a moment.',
    priceFrom: 'From {{price}} for a season',
    deadline: 'Register by {{day}}',
    deadlineWas: 'The deadline was {{day}}',
    clip: {
      label: 'A stadium under floodlights; a name is written on a membership card',
      play: 'Play the video',
      pause: 'Pause the video',
      fullscreen: 'Full screen',
    },
  },
  stories: {
    heading: 'You never support alone',
    guidance: {
      title: 'At your side, from the first form to the card in your hand',
      text: 'Every step says what comes next, and when. Stuck somewhere? Write to us; one of us answers.',
      steps: {
        form: 'Form',
        formNote: 'A few minutes',
        payment: 'Payment',
        paymentNote: 'And its receipt',
        review: 'Review',
        reviewNote: '{{answerDays, workingDays}}',
        card: 'Member',
        cardNote: 'We e-mail you the news',
      },
    },
    support: {
      title: 'In your language, close to you',
      text: 'Write to us in your language and get an answer in kind.',
      rial: 'Pay in rial or in euro.',
      card: 'If you want the club card, we ship it to your address.',
      question: 'I have uploaded my receipt. What happens now?',
      answer: 'Got it! You will have our e-mail within {{answerDays, workingDays}}.',
      you: 'You',
      club: 'The club',
    },
    benefits: {
      title: 'What the {{pack}} package brings',
    },
  },
  pricing: {
    absent: 'Prices can’t be loaded right now. Please come back in a moment.',
    heading: 'Choose your package',
    lead: 'Prices are in euro, for the {{season}} season.',
    card: 'The club card goes with any package: {{card}}, plus {{shipping}} for shipping.',
    caption: 'Membership packages with price and benefits',
    featured: 'Most chosen',
    withCard: 'With club card and shipping:',
    inRial: 'About {{rial, rial}}',
    inToman: '({{toman, number}} toman)',
    choose: 'Choose',
    choosePack: 'Choose the {{pack}} package',
    benefit: 'Benefits',
    included: 'Included',
    notIncluded: 'Not included',
    perSeason: 'for a season',
    perSeasonTogether: 'for a season, for all of you together',
    childNote: 'For {{packs}}, a parent registers with their own details.',
    rialNote: 'The amount in rial follows the rate of the day and is fixed when you pay.',
  },
  trust: {
    heading: 'Before you pay',
    lead: 'What you may want to know first.',
    members_one: 'One member so far. What you may want to know first.',
    members_other: '{{count, number}} members so far. What you may want to know first.',
    money: {
      question: 'What does your money buy?',
      answer: 'One season of membership, with all that your package lists.',
      card: 'The club card and its shipping are charged only if you ask for the card.',
      once: 'You see the whole sum before you pay, you pay once, and nothing renews automatically.',
    },
    passport: {
      question: 'What happens to the image of your passport?',
      answer:
        'We ask for it only with the club card. Besides you, only the people who review see it, and every look is recorded.',
      deleted: 'We delete it after the decision on your application.',
      days_one: 'We delete it {{count, number}} day after the decision on your application.',
      days_other: 'We delete it {{count, number}} days after the decision on your application.',
      onRequest: 'We delete it whenever you ask.',
      more: 'Privacy policy',
    },
    reply: {
      question: 'Who answers, and when?',
      answer:
        'People of the club. One of us reads each application and e-mails you the result within {{answerDays, workingDays}}; until then you follow every step under “My application”.',
    },
    contact: {
      question: 'How do you reach us?',
      answer: 'A question? Ask it before you register, too:',
    },
    association: 'Association number',
    address: 'Address',
  },
  faq: {
    heading: 'Before you join: questions',
    all: 'All questions',
  },
  join: {
    heading: 'Your turn',
    text: 'Fill in the form, pay, send the receipt. We do the rest.',
    note: 'Registration closes on {{day}} at {{time}}, your time.',
    lateNote: 'This season’s deadline was {{day}}.',
  },
  reminder: {
    heading: 'Be the first next season',
    text: 'When registration opens we send you one mail. Just the one.',
    name: 'Name',
    email: 'E-mail',
    consent:
      'I agree that you keep my name and e-mail for this one message (<privacy>privacy policy</privacy>). They are deleted whenever I ask.',
    submit: 'Tell me when it opens',
    done: 'Done. When the next registration opens, you get one mail from us.',
    open: 'Registration is open right now: <register>register</register>. We kept neither your name nor your e-mail.',
  },
} satisfies typeof base;
