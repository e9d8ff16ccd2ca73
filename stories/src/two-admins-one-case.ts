import { defineStory } from './tools/story.ts';

export const twoAdminsOneCase = defineStory({
  name: 'two-admins-one-case',
  title: 'Two admins look at the same application at the same time.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click:
    'Open the application in two browsers, as admin@fanclub.test and as second-admin@fanclub.test: ' +
    'approve in one, then reject in the other, which learns of it.',
  async tell({ register, admin }) {
    const applicant = await register('one-case');
    const admins = [await admin('admin'), await admin('second-admin')] as const;
    return { applicant, admins };
  },
});
