import { sampleRequestNumber } from '@fanclub/contract/club/sample-request-number';
import {
  generatedPasswordLength,
  strongPasswordLength,
} from '@fanclub/contract/members/password-rules';
import type { texts as base } from './fa.ts';

export const texts = {
  fields: {
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'New password again',
  },
  login: {
    heading: 'Log in to your account',
    form: 'Log in by e-mail',
    submit: 'Log in',
    outEverywhere: 'You are logged out on all your devices, this one too.',
    signingIn: 'Logging you in…',
    storageBlocked:
      'Your browser blocks site data, and without it you cannot log in. Allow it for this site in the settings of your browser, then reload the page.',
    forgot: 'Forgotten your password?',
    linkInstead: 'E-mail me a login link',
    or: 'or',
    noAccount: 'Not a member yet?',
    register: 'Become a member',
    security:
      'Look at the address of this page before you type a password. We never ask for your password or card number by e-mail, message or phone.',
  },
  admin: {
    heading: 'Admin login',
    lead: 'Admins log in with the Google account that is on the list of admins.',
  },
  link: {
    heading: 'Your page is ready',
    lead: 'To keep it safe, the link only works with this button.',
    submit: 'Open my page',
    over: 'This link no longer works',
    overText:
      'A link works once and for a short time; this one was used or has expired. Ask for a new one right here.',
  },
  pending: {
    title: 'Your application is not approved yet',
    text: 'We e-mail you our decision within {{answerDays, workingDays}}. Until then, a link that we e-mail you shows you your application.',
    submit: 'E-mail me the link',
  },
  rejected: {
    title: 'We could not approve your application',
    text: 'A link that we e-mail you shows you why. There you can correct it and submit it again.',
  },
  ownAccount: {
    heading: 'Your own account',
    lead: 'Someone in your family has looked after your membership so far. From now on it is in your hands: nothing about it changes, and you log in with this e-mail.',
    agree: {
      terms: 'I accept the <doc>terms of use</doc>.',
      privacy: 'I accept the <doc>privacy policy</doc>.',
    },
    submit: 'Open my account',
    overText:
      'A link works once and for 7 days, and only the last one that was asked for. If your account is open already, have a login link mailed to you here; if not, ask for another in your family.',
    taken:
      'This e-mail belongs to another member by now. Ask in your family for a link to another address.',
  },
  birthDate: 'Enter your birth date, so that we know that this mailbox is yours.',
  notMe: {
    heading: 'Not your application?',
    lead: 'Someone applied for membership with your e-mail.',
    text: 'With this button you tell the admins, and nobody can get into that application any more. Nothing is deleted; an admin looks at it.',
    submit: 'This was not me',
    done: 'Thank you for telling us. Access to that application is closed and an admin looks at it; there is nothing else for you to do.',
    gone: 'This link was used already or has expired. If you have told us before, there is nothing else to do; if not, write to us:',
  },
  changeEmail: {
    heading: 'Your new e-mail',
    lead: 'You asked us to use this address for your membership.',
    text: 'With this button it becomes your e-mail, and you are logged out everywhere else. We tell your old address too.',
    submit: 'Use this address',
    done: 'This is your e-mail now. Log in with it from now on.',
    gone: 'This link was used already or has expired. Ask for another in your profile.',
    taken: 'Another account has this address. If that one is yours too, write to us.',
  },
  undoEmail: {
    heading: 'Your e-mail was changed?',
    lead: 'Another address was put in place of yours.',
    text: 'With this button your membership gets this address back, everybody is logged out, and the club looks at it.',
    submit: 'This was not me',
    done: 'Your membership has this address again, and everybody is logged out. The club looks at it; there is nothing else for you to do.',
    gone: 'This link was used already or has expired. If you need help, write to us:',
  },
  leaveList: {
    heading: 'Leave the list',
    lead: 'We delete your name and e-mail from the list of those who hear when registration opens.',
    submit: 'Take me off the list',
    done: 'Your name and e-mail are deleted. You get no more mail from this list.',
  },
  leaveNews: {
    heading: 'Unsubscribe from the club’s news?',
    lead: 'We send you no more news of the club by e-mail. Mails about your own membership come as before.',
    submit: 'Unsubscribe',
    done: 'You get no more news of the club by e-mail. You can switch it on again in your profile.',
  },
  leaveRenewals: {
    heading: 'Unsubscribe from renewal reminders?',
    lead: 'We no longer tell you by e-mail that your membership can be renewed. Other mails come as before.',
    submit: 'Unsubscribe',
    done: 'You get no more reminders to renew. You can switch them on again in your profile.',
  },
  magicLink: {
    title: 'Log in with an e-mail link',
    submit: 'Send me a login link',
    again: 'Send it again',
    sentTitle: 'Magic link sent',
    sentText:
      'If \u2066{{email}}\u2069 is registered, the link arrives within a few minutes and works for {{minutes, number}} minutes. If we mailed one a moment ago, open that one. Not there? Look in the spam folder, too.',
  },
  usedUp: {
    title: 'No further link for now',
    text: 'Several links were requested for this address. If one arrived a moment ago, open that one. You can request another in a quarter of an hour, or tomorrow if it was often today. These still work:',
    password: 'Log in with your password',
    number: 'Track your application with its request number',
  },
  track: {
    lead: 'Give us your request number and e-mail, and we send you a link that shows where your application stands.',
    number: 'Request number',
    numberHelp: `It is in our mail, like ${sampleRequestNumber}`,
    submit: 'E-mail me the link',
    sentTitle: 'Check your inbox',
    sentText:
      'If this number belongs to \u2066{{email}}\u2069, the link arrives within a few minutes. Not there? Look in the spam folder, too.',
    noNumber: 'Can’t find the number?',
    byEmail: 'Continue with your e-mail only',
  },
  google: {
    submit: 'Log in with Google',
  },
  notFound: {
    title: 'Account not found',
    text: 'Nobody has registered with this Google account yet. Become a member first, or try a different account.',
    create: 'Create account',
    tryAnother: 'Try a different account',
  },
  forgot: {
    heading: 'Forgotten your password?',
    lead: 'Give us the e-mail you registered with, and we send you a link to set a new one.',
    submit: 'Send me a reset link',
    again: 'Send it again',
  },
  reset: {
    heading: 'New password',
    lead: 'Set a new password. It logs you out on all other devices.',
    mode: 'How would you like it?',
    auto: 'Make a secure password for me',
    custom: 'I choose my own',
    autoText: `We make one of ${generatedPasswordLength} characters and show it this once.`,
    autoSubmit: 'Make a password',
    customSubmit: 'Save the password',
    generate: 'Generate a random one',
    done: 'Your password has changed.',
    redirect: 'You go to the login page in {{seconds, number}} seconds.',
    stay: 'Stay on this page',
    overText: 'A link works once and for an hour. Ask for a new one right here.',
  },
  fresh: {
    title: 'Your new password',
    text: 'Put it somewhere safe now; it is not shown again.',
  },
  strength: {
    label: 'Password strength:',
    weak: 'weak',
    medium: 'medium',
    strong: 'strong',
    requirements: 'Requirements, at least three of them',
    met: '(done)',
    notMet: '(not yet)',
    criteria: {
      length: `${strongPasswordLength} characters or more`,
      uppercase: 'A capital letter (A–Z)',
      lowercase: 'A small letter (a–z)',
      digit: 'A digit',
      special: 'A symbol, like ! or #',
    },
  },
  links: {
    login: 'Go to the login page',
    register: 'Become a member',
  },
} satisfies typeof base;
