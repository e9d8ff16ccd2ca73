import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import type { texts as base } from './fa.ts';

export const texts = {
  greeting: 'Hello, {{name}}',
  lead: {
    submitted:
      'We have your application, and e-mail you our decision within {{answerDays, workingDays}}.',
    approved: 'Your membership is approved. Welcome to the club!',
    rejected: 'We could not approve it this time: see why, correct it and submit it again.',
    ended: 'Your membership of {{season, season}} has ended.',
  },
  renewal: {
    open: 'Renew for {{season, season}}',
    easy: 'Your details are filled in already; it takes a few minutes.',
    title: 'Your renewal for {{season, season}}',
    submitted:
      'We have your renewal for {{season, season}}, and e-mail you our decision within {{answerDays, workingDays}}.',
    rejected:
      'We could not approve your renewal for {{season, season}} this time: see why, correct it and submit it again.',
  },
  membership: {
    until: 'Valid until {{day}}',
    ended: 'Ended on {{day}}',
    stays: 'You can still log in, and all your data stays here.',
    goesOn: 'Your membership of {{season, season}} goes on, whatever becomes of the renewal.',
  },
  cardCode: {
    open: 'Show the QR code',
    title: 'The code of your card',
    label: 'The QR code of your membership card',
    season: 'Season {{season, season}}',
    help: 'Whoever scans it sees your first name, the initial of your last name, your package and whether your membership is valid, and nothing else.',
    see: 'See what it shows',
  },
  clubCard: {
    title: 'Your club card',
    to_print: 'Waiting to be printed',
    printed: 'Printed',
    posted: 'Posted',
    returned: 'The post brought it back to us',
    missing: 'Did not arrive',
    tracking: 'Tracking number:',
    name: 'Name on the card: \u2068{{name}}\u2069',
    toAddress: 'We send it to the address in your details below.',
    onItsWay: 'Depending on the post it can take a few weeks.',
    cameBack: 'Please look over your address; we send it again or write to you.',
    told: 'Thank you for telling us. We look into it and send you another one if need be.',
    another: 'This card takes the place of one that did not arrive or came back.',
    report: 'It hasn’t arrived',
    reportTitle: 'Has your card not arrived?',
    reportText:
      'If a few weeks have passed and there is no sign of it, tell us and we look into it. You can do so once for each card.',
    reportSubmit: 'Tell the club',
  },
  confirmAddress: {
    text: 'Your e-mail address is not confirmed yet. Use the button in the mail that we sent to {{email}}. Until then your identity document is shown only on the device you applied from.',
    send: 'Send the confirmation again',
    sent: 'We sent the confirmation to {{email}}. If it has not arrived in a few minutes, look in the spam folder too.',
  },
  status: {
    title: 'Your application',
    number: 'Request number',
    reason: 'Why it was rejected',
    noReason: 'No reason was given; write to us if you have a question.',
    next: 'Next:',
  },
  next: {
    submitted:
      'we review your receipt and documents. There is nothing for you to do; we e-mail you as soon as we have decided.',
    approved: 'keep your request number. We e-mail you what is on for members.',
    rejected: 'replace the receipt or document if needed, look over your data and submit again.',
  },
  fix: {
    open: 'Fix just this',
    waitsTitle: 'One thing is left',
    waits: 'To go on with the review we need: {{items}}.',
    heading: 'Fix just this',
    lead: 'The rest of your application stays as it is; nothing else has to be sent.',
    asked: 'On {{day, date}} we asked you:',
    rejected:
      'Your application was rejected on {{day, date}}. Once you fix this, we review it again:',
    now: 'You wrote:',
    before: 'Before',
    after: 'New',
    empty: 'Not chosen yet',
    preview: '{{document}}, new image',
    choose: 'Choose an image',
    another: 'Another image',
    chooseFor: 'Choose an image: {{document}}',
    anotherFor: 'Another image: {{document}}',
    ready: 'The new image is ready to be sent.',
    tryAgain: 'Try again',
    submit: 'Send',
    toProfile: 'My profile',
    sent: {
      heading: 'Sent, thank you',
      text: 'We go on with the review and e-mail you our decision within {{answerDays, workingDays}}.',
    },
    nothing: {
      heading: 'There is nothing to fix',
      text: 'We are not asking you for anything now; perhaps you have sent it already.',
    },
  },
  again: {
    open: 'Submit again',
    until:
      'You can submit again until {{day, date}}; after that, your application and documents are deleted.',
    title: 'Look it over and submit again',
    text: 'Correct here whatever is not right. After you send it we review it once more, and you cannot change it meanwhile.',
    submit: 'Submit again',
  },
  personal: {
    title: 'Personal data',
    change: 'Change address and contact',
    changeTitle: 'Address, phone and language',
    changeText:
      'Keep them right whenever you move or change your number. Our mails come in the language that you choose here.',
    changed: 'Your contact data is saved.',
  },
  payment: {
    title: 'Package and payment',
  },
  documents: {
    title: 'Documents',
    upload: 'Upload an image',
    replace: 'Replace',
    rules: 'JPEG or PNG, 5 MB at most',
    sending: 'Uploading',
    sent: 'We have your image, thank you.',
    missing: {
      receipt: 'No receipt yet.',
      passport: 'No passport or ID card yet.',
    },
  },
  password: {
    open: 'Change password',
    title: 'Change password',
    current: 'Current password',
    new: 'New password',
    confirm: 'New password again',
    rule: `At least ${newPasswordMinLength} characters`,
    submit: 'Change password',
    done: 'Your password has changed, and your other devices are logged out.',
  },
  account: {
    title: 'Your account and data',
    text: 'What we keep about you is yours: take a copy of it, or ask us to delete it.',
    export: 'Download my data',
    news: 'Send me the club’s news by e-mail',
    reminders: 'Remind me by e-mail to renew',
    logoutEverywhere: 'Log out everywhere',
  },
  everywhere: {
    title: 'Log out on all devices?',
    text: 'Every open session of this account ends, on this device too. After that you log in again with your password or an e-mail link.',
    submit: 'Log out everywhere',
  },
  deletion: {
    open: 'Ask for deletion',
    title: 'Delete your account?',
    text: 'An admin gets your request. Once they have looked at it, your account, data and documents are deleted for good.',
    submit: 'Ask for deletion',
    requested: 'You asked for deletion on {{day, date}}; an admin will see to it.',
  },
  family: {
    title: 'My family',
    empty:
      'Make a child, or somebody whose things you take care of, a member from here: they need no account, and their mails come to you.',
    add: 'Add somebody',
    added: 'We have your application, and e-mail you the answer for each person.',
    season: 'Season {{season, season}}',
    asked: 'One thing is missing',
  },
  ward: {
    back: 'My profile',
    lead: {
      submitted:
        'We have the application, and e-mail you our decision within {{answerDays, workingDays}}.',
      approved: 'This membership is approved.',
      rejected: 'We could not approve it this time: see why, correct it and submit it again.',
      ended: 'The membership of {{season, season}} has ended.',
    },
    contact: 'Address, phone and e-mail are yours.',
    account: {
      title: 'This person’s data',
      text: 'They have no account of their own; you look after it. Whenever you like, we delete it.',
    },
    deletion: {
      open: 'Ask us to delete this person',
      title: 'Delete this person?',
      text: 'Your request goes to the admins. After a check, the membership, data and documents are deleted for good; your own account stays.',
      requested: 'You asked on {{day, date}} to delete this person; the admins take care of it.',
    },
  },
  noProfile: {
    text: 'This account is not a membership and has no profile. You are logged in as',
  },
} satisfies typeof base;
