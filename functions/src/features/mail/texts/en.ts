import { brand } from '@fanclub/contract/brand/brand';
import { reviewWorkingDays } from '@fanclub/contract/members/states';
import { applicationDays, resetMinutes, signInMinutes } from './link-lifetimes.ts';
import type { MailTexts } from './mail-texts.ts';

const reviewDays = `${reviewWorkingDays.from} to ${reviewWorkingDays.to} working days`;

const applicationLinkNote = `The link works once, within ${applicationDays} days. If it no longer opens, type your e-mail address on the sign-in page and we’ll send you a new one.`;

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  greetingStaff: 'Hello,',
  signOff: `Warm regards, ${brand.name.en}`,
  requestNumber: 'Request number',
  status: { received: 'Under review', approved: 'Approved', rejected: 'Needs a correction' },
  reason: 'What our reviewers wrote',
  linkHint: 'If the button doesn’t open, copy this address into your browser:',
  notMe: { question: 'You didn’t send this application?', action: 'Tell us' },
  automatic: 'Our system sent this mail; nobody reads the replies to it.',
  contact: (email) => `Any questions? Write to us: ${email}`,
  mails: {
    application_received: ({ requestNumber }) => ({
      subject: `We have your application: ${requestNumber}`,
      preview: `Everything has arrived. You’ll hear from us within ${reviewDays}.`,
      heading: 'We have your application',
      paragraphs: [
        'We’re glad you want to join us. Your application and your payment receipt have arrived.',
        `Now it’s our turn: we look at everything and write to you within ${reviewDays}. There is nothing you need to do until then.`,
      ],
      action: 'See my application',
      notes: [applicationLinkNote],
    }),
    application_approved: ({ requestNumber }) => ({
      subject: `You’re a member: ${requestNumber}`,
      preview: 'Welcome! Your membership card is ready.',
      heading: 'Welcome to the club!',
      paragraphs: [
        'We’ve looked at your application and approved it. From now on you’re officially a member.',
        'Your membership card and the details of your package are on your page. Sign in with your e-mail and password; if you have no password, ask for a sign-in link there and we’ll send it to you.',
      ],
      action: 'Go to my page',
      notes: [],
    }),
    application_rejected: ({ requestNumber }) => ({
      subject: `About your application: ${requestNumber}`,
      preview: 'We couldn’t approve it this time, but you can correct it.',
      heading: 'We couldn’t approve your application this time',
      paragraphs: [
        'We looked at your application carefully and couldn’t approve it as it is.',
        'The door is open: correct your details or documents and send the application again. We’ll review it afresh.',
      ],
      action: 'Correct and send again',
      notes: [applicationLinkNote],
    }),
    document_removed: ({ requestNumber, fileType, canUpload }) => ({
      subject: `About your documents: ${requestNumber}`,
      preview: canUpload ? 'Please upload a new one.' : 'There is nothing you need to do now.',
      heading: 'We removed a document from your application',
      paragraphs: [
        fileType === 'receipt'
          ? 'We removed the picture of your payment receipt from your application.'
          : 'We removed the picture of your passport or ID card from your application.',
        canUpload
          ? 'Please open your application and upload a new one, whole and easy to read. Then we’ll go on with the review.'
          : 'There is nothing you need to do now. If we need another picture, we’ll write to you.',
      ],
      action: 'Open my application',
      notes: [applicationLinkNote],
    }),
    new_application: ({ requestNumber }) => ({
      subject: `New application: ${requestNumber}`,
      preview: 'An application is waiting for its review.',
      heading: 'A new application',
      paragraphs: [
        'A new application has arrived and is waiting for its review. Its details and documents are in the admin panel; we put none of them into mails.',
      ],
      action: 'Open the admin panel',
      notes: ['You get this mail because the club’s settings name your address for it.'],
    }),
    password_changed: () => ({
      subject: 'Your password has changed',
      preview: 'If it was you, there is nothing to do.',
      heading: 'Your password has changed',
      paragraphs: [
        'The password of your account has changed, and earlier sign-ins have ended on every device.',
        'If it was you, there is nothing to do. If not, set a new password right away and write to us.',
      ],
      action: 'Set a new password',
      notes: ['We never put a password into a mail.'],
    }),
    sign_in_link: () => ({
      subject: 'Your sign-in link',
      preview: `It works for ${signInMinutes} minutes.`,
      heading: 'Sign in',
      paragraphs: ['Use this button to sign in. You don’t need a password.'],
      action: 'Sign in',
      notes: [
        `The link works once, within ${signInMinutes} minutes.`,
        'If you didn’t ask for it, ignore this mail; nobody gets in without the link.',
      ],
    }),
    application_link: () => ({
      subject: 'The link to your application',
      preview: 'See where your application stands.',
      heading: 'Your application',
      paragraphs: [
        'This button opens your application, so that you can see where it stands. Until it is approved, this link is the way in; after that you can also sign in with your e-mail and password.',
      ],
      action: 'See my application',
      notes: [
        applicationLinkNote,
        'If you didn’t ask for it, ignore this mail; nobody gets in without the link.',
      ],
    }),
    reset_link: () => ({
      subject: 'Set a new password',
      preview: `The link works for ${resetMinutes} minutes.`,
      heading: 'A new password',
      paragraphs: ['Use this button to set a new password.'],
      action: 'Set a new password',
      notes: [
        `The link works once, within ${resetMinutes} minutes.`,
        'If you didn’t ask for it, ignore this mail; your password stays as it is.',
      ],
    }),
  },
};
