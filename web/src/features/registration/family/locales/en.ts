import type { texts as base } from './fa.ts';

export const texts = {
  title: 'Your family',
  help: 'A child, or anyone you look after. Each has their own card and application; you pay for everyone at once.',
  another: 'Add another person',
  most: 'Up to {{most, number}} people at a time; register the others later from your profile.',
  birthHelp: 'The age matters for the children’s packages only.',
  package: 'Their package',
  card: 'They would like the club card too',
  cardHelp:
    'A card in their own name, sent by post to your address. It needs an image of their passport or ID card.',
  passport: 'Image of their passport or ID card',
  passportHelp: 'The page with the name and photo, whole and readable.',
  done: 'Done',
  incomplete: 'Not complete yet',
  edit: 'Edit {{name}}',
  remove: 'Remove {{name}}',
  removeTitle: 'Remove {{name}} from the form?',
  removeText: 'What you wrote about this person goes, and so does their image.',
  add: {
    title: 'Whom would you like to register?',
    lead: 'Address, phone and e-mail are yours, and we e-mail you the answer for each of them.',
    confirm: 'Review and register',
    confirmLead: 'Have a last look. Each application is then reviewed separately.',
    submit: 'Register now',
    failedTitle: 'The registration is not complete yet',
    kept: 'Everything you wrote is still here, and trying again never registers anybody twice.',
    late: 'The deadline has passed, but you can still register them.',
  },
  stop: {
    rejected: {
      title: 'Your own application first',
      text: 'It could not be approved this time. Correct it and send it again from your profile; after that you can register your family.',
    },
    full: {
      title: 'There is no room for more',
      text: 'A member can register up to {{most, number}} people of the family.',
    },
    closed: {
      title: 'The deadline has passed',
      text: 'We take no more applications for this season. See you in the next one.',
    },
  },
} satisfies typeof base;
