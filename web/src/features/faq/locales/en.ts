import type { texts as base } from './fa.ts';

export const texts = {
  title: 'Frequently asked questions',
  contact: 'Not answered here? Write to us:',
  join: {
    question: 'How do I become a member?',
    answer:
      'In three steps: tell us who you are, pay and upload the receipt, look everything over and register. Then your profile shows how it goes. A half-filled form stays on this device for 7 days.',
  },
  packages: {
    question: 'Which package is right for me?',
    answer:
      'All of them are an official membership for a season. The price table on the home page says whom each one is for, what it costs and what it brings.',
  },
  clubCard: {
    question: 'What is the club card, and what does it cost?',
    answer:
      'A real card with your name that you can add to any package. You see its price and the shipping in the total before you pay; without the card there is no shipping.',
  },
  documents: {
    question: 'Which documents do you need?',
    answer:
      'The payment receipt from everyone, and an image of your passport or ID only if you want the club card. A photo from your phone will do. Only you and the people who review see them.',
  },
  rial: {
    question: 'Can I pay in rial?',
    answer:
      'Yes, in the Persian version. The euro total is turned into rial at the day’s rate; deposit it to the card number we show and upload an image of the receipt.',
  },
  euro: {
    question: 'How does paying in euro work?',
    answer:
      'The payment step shows where to pay. Then take a photo of the confirmation and upload it.',
  },
  promo: {
    question: 'I have a promo code. Where does it go?',
    answer:
      'In the payment step. Codes lower the shipping only, so they matter once you have chosen the club card.',
  },
  review: {
    question: 'When do I hear from you?',
    answer:
      'Usually within {{answerDays, workingDays}}. We e-mail you the result; until then your profile shows the status.',
  },
  login: {
    question: 'I have no password, or I forgot it. What now?',
    answer:
      'Write your e-mail on the login page and we send you a login link; no password needed. If you want a new one, choose “Forgotten your password?” there.',
  },
  deadline: {
    question: 'What happens after the deadline?',
    answer:
      'The countdown on the home page shows it. If we still accept late registrations, it says so there. Nobody who has paid and sent the receipt is left out.',
  },
  changes: {
    question: 'What if I wrote something wrong?',
    answer:
      'Before sending, go back from the review and correct it. Afterwards, e-mail us. If an application is rejected we say why, and you can correct it and submit again.',
  },
  privacy: {
    question: 'What do you do with my data?',
    answer:
      'We use it to review and keep your membership, nothing else. From your profile you can get a copy or ask for deletion. The details are in the legal documents below every page.',
  },
} satisfies typeof base;
