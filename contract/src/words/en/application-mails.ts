import { asksRest } from '../../money/account.ts';
import { formatMoney } from '../../money/format-money.ts';
import { formatDay } from '../../text/format.ts';
import { canSendAnother } from '../../uploads/upload-problem.ts';
import type * as base from '../fa/application-mails.ts';
import { numberItem, refundItems, restItems } from '../mail-parts.ts';
import type { Names, Translated } from '../mail-text.ts';
import { itemSentences } from './items.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  application_received: 'Application received',
  family_received: 'Applications of a family received',
  application_approved: 'Approval',
  application_rejected: 'Rejection',
  items_requested: 'Request for a correction',
  rest_due: 'Balance due',
  document_removed: 'Document removed',
  payment_received: 'Payment received',
  refund_sent: 'Refund',
  account_settled: 'Account settled',
  card_posted: 'Club card on its way',
  membership_ended: 'End of the membership',
  renewal_reminder: 'Reminder to renew',
} satisfies Names<typeof base.names>;

export const texts = {
  application_received: ({ member, answerTime }) => ({
    subject: `We have your application: ${member.request_number}`,
    preview: `Everything has arrived. You’ll hear from us within ${answerTime}.`,
    heading: 'We have your application',
    paragraphs: [
      'We’re glad you want to join us. Your application and your payment receipt have arrived.',
      `Now it’s our turn: we look at everything and write to you within ${answerTime}. Until then there is one thing to do: confirm with this link that the address is yours.`,
    ],
    action: 'Confirm my address and see my application',
  }),
  family_received: ({ answerTime }) => ({
    subject: 'We have the applications of your family',
    preview: `Everything has arrived. You’ll hear from us within ${answerTime}.`,
    heading: 'We have the applications of your family',
    paragraphs: [
      'The applications of your family and your payment receipt have arrived.',
      `We review each one separately and write to you, at this address, within ${answerTime}.`,
    ],
    action: 'Go to my profile',
  }),
  application_approved: ({ member, data: { from, season = '' } }) =>
    from
      ? {
          subject: `Your membership is approved: ${member.request_number}`,
          preview: `It counts from ${formatDay(from, 'en')}.`,
          heading: `Your membership for ${season} is approved`,
          paragraphs: [
            `We’ve looked at your application and approved it. Your membership for ${season} counts from ${formatDay(from, 'en')}. Until then your present membership stays as it is.`,
            'You find both in your profile. Log in with your e-mail and password; if you have no password, ask for a login link there and we’ll send it to you.',
          ],
          action: 'Go to my profile',
        }
      : {
          subject: `You’re a member: ${member.request_number}`,
          preview: 'Welcome! Your membership card is ready.',
          heading: 'Welcome to the club!',
          paragraphs: [
            'We’ve looked at your application and approved it. From now on you’re officially a member.',
            'Your membership card and the details of your package are in your profile. Log in with your e-mail and password; if you have no password, ask for a login link there and we’ll send it to you.',
          ],
          action: 'Go to my profile',
        },
  application_rejected: ({ member, data }) => ({
    subject: `About your application: ${member.request_number}`,
    preview: 'We couldn’t approve it this time, but you can correct it.',
    heading: 'We couldn’t approve your application this time',
    paragraphs: [
      'We looked at your application carefully and couldn’t approve it as it is.',
      'You can correct your details or documents and submit the application again. We’ll review it afresh.',
    ],
    items: data.items.map((item) => itemSentences[item]),
    action: 'Correct and submit again',
  }),
  items_requested: ({ member, data }) => ({
    subject: `We need something from you: ${member.request_number}`,
    preview: 'Send just this; the rest of your application stays as it is.',
    heading: 'We need this to continue',
    paragraphs: [
      'We looked at your application, and only this is missing:',
      'The rest of your application stays as it is. Once you’ve sent this, we’ll continue the review.',
    ],
    items: data.items.map((item) => itemSentences[item]),
    action: 'Correct and send',
  }),
  rest_due: ({ member }) => ({
    subject: `Balance due: ${member.request_number}`,
    preview: 'A part of your membership is still to be paid.',
    heading: 'There is a balance due',
    paragraphs: [
      'A part of your membership is still to be paid. Either less has arrived than was due, or what you ordered or how you pay has changed:',
      asksRest(member)
        ? 'The link below shows where to pay just that part, and takes its receipt. If this is not right, write to us.'
        : 'The link below shows where to pay just that part. If you have paid it, or if this is not right, write to us.',
    ],
    items: restItems(
      member,
      {
        due: 'The total',
        received: 'You have paid',
        open: 'Balance due',
        earlier: (season) => `Balance due for ${season}`,
      },
      'en',
    ),
    action: asksRest(member) ? 'Send the receipt' : 'See where to pay',
  }),
  document_removed: ({ member, data }) => ({
    subject: `About your documents: ${member.request_number}`,
    preview: canSendAnother(member.request_status)
      ? 'Please upload a new one.'
      : 'There is nothing you need to do now.',
    heading: 'We removed a document from your application',
    paragraphs: [
      data.file_type === 'receipt'
        ? 'We removed the image of your payment receipt from your application.'
        : 'We removed the image of your passport or ID card from your application.',
      canSendAnother(member.request_status)
        ? 'Please open your application and upload a new one, whole and easy to read. Then we’ll continue the review.'
        : 'There is nothing you need to do now. If we need another image, we’ll write to you.',
    ],
    action: 'Open my application',
  }),
  payment_received: ({ member, data: { day, ...money } }) => ({
    subject: `We’ve received your payment: ${member.request_number}`,
    preview: 'The receipt is in your profile.',
    heading: 'We’ve received your payment',
    paragraphs: [
      `We’ve received ${formatMoney(money, 'en')}, paid on ${formatDay(day, 'en')}. You find our receipt in your profile, under Payments.`,
    ],
    action: 'See my payments',
  }),
  refund_sent: ({ member, data }) => ({
    subject: `We’ve sent your refund: ${member.request_number}`,
    preview: 'Depending on the bank it takes a few days to arrive.',
    heading: 'We’ve sent your refund',
    paragraphs: [
      'We’ve sent this money back to you:',
      'Depending on the bank it can take a few days to arrive. If it doesn’t, write to us.',
    ],
    items: refundItems(data, { amount: 'Amount', day: 'Day', reference: 'Reference' }, 'en'),
    action: 'Open my application',
  }),
  account_settled: ({ data: { from, to, ...money } }) => ({
    subject: 'We’ve settled your account',
    preview: 'There is nothing for you to do.',
    heading: 'We’ve settled your account',
    paragraphs: [
      `Of what you paid too much for ${from}, we’ve used ${formatMoney(money, 'en')} for the balance due for ${to}.`,
    ],
    action: 'See my account',
  }),
  card_posted: ({ data }) => ({
    subject: 'Your club card is on its way',
    preview: 'We’ve posted your card.',
    heading: 'Your club card is on its way',
    paragraphs: [
      'We’ve printed your club card and posted it to the address in your profile.',
      'Depending on the post it can take a few weeks. Your profile says when it was posted; if it doesn’t arrive, tell us there.',
    ],
    items: numberItem('Tracking number', data.tracking),
    action: 'Go to my profile',
  }),
  membership_ended: ({ member, data }) => ({
    subject: `Your membership ends: ${member.request_number}`,
    preview: `Its last day is ${formatDay(data.day, 'en')}.`,
    heading: 'Your membership ends',
    paragraphs: [
      `The last day of your membership in the club is ${formatDay(data.day, 'en')}.`,
      data.reason === 'left'
        ? 'We’ve entered this as you asked. Thank you for being with us; you’re welcome back whenever you like.'
        : 'The club has decided to end your membership. If you have questions, reply to this e-mail.',
    ],
    action: 'Go to my profile',
  }),
  renewal_reminder: ({ data: { step, season, ends: lastDay } }) => {
    const ends = lastDay && formatDay(lastDay, 'en');
    const notes = [
      'If you don’t renew, your profile stays, and you can come back whenever you like.',
    ];
    if (step === 'opened') {
      return {
        subject: `Renew your membership for ${season}`,
        preview: 'We have your details: it takes a few minutes.',
        heading: `The season ${season} has begun`,
        paragraphs: [
          ends === null
            ? 'From today you can renew your membership for the new season.'
            : `Your membership is valid until ${ends}, and from today you can renew it for the new season.`,
          'We have your details already: look them over, choose a package and send your receipt.',
        ],
        action: 'Renew my membership',
        notes,
      };
    }
    return {
      subject: `Your membership ends on ${ends}`,
      preview: `You haven’t renewed for ${season} yet.`,
      heading: 'Your membership is about to end',
      paragraphs: [
        `Its last day is ${ends}, and you haven’t renewed for ${season} yet.`,
        'We have your details: choose a package, pay and send your receipt.',
      ],
      action: 'Renew my membership',
      notes,
    };
  },
} satisfies Translated<typeof base.texts>;
