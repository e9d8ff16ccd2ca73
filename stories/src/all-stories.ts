import { api } from '@fanclub/contract/api';
import { aYearsEnd } from './a-years-end.ts';
import { uploadImage } from './tools/build-member.ts';
import { callOrThrow } from './tools/call.ts';
import { fillClub } from './tools/fill-club.ts';
import { mapConcurrently } from './tools/map-concurrently.ts';
import { personOf } from './tools/people.ts';
import { buildReceiptImage } from './tools/pictures.ts';
import { defineStory, type Story } from './tools/story.ts';

export const waitingMember = defineStory({
  name: 'waiting-member',
  title: 'An application has been sent and nobody has decided yet.',
  be: 'the member',
  open: '/login',
  click:
    'The password is refused until an admin approves; the link in the mail shows the application.',
  tell: async ({ register }) => ({
    member: await register('waiting', { juventus_card: true }),
  }),
});

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

const count = 60;
const days = 6;
const atOnce = 3;

export const reviewEvening = defineStory({
  name: 'review-evening',
  title: 'Sixty applications of the last six days wait for an evening of review.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click: 'Open the first application, then decide from the keyboard: A approves, R rejects.',
  async tell({ register, backdate }) {
    const indices = Array.from({ length: count }, (_, index) => index);
    const waiting = await mapConcurrently(indices, atOnce, async (index) => {
      const number = String(index + 1).padStart(2, '0');
      const member = await register(`evening${number}`, personOf(index));
      await backdate(member, ((count - index) / count) * days);
      return member;
    });
    return { waiting };
  },
});

const reason = 'The amount on the receipt cannot be read. Please send a sharper picture.';

export const rejectedWithReason = defineStory({
  name: 'rejected-with-reason',
  title: 'An application was rejected with a reason, and its member may correct it.',
  be: 'the member',
  open: '/login',
  click: 'The mail with the reason comes after 15 seconds; follow its link, correct, send again.',
  async tell({ register, reject }) {
    const member = await register('rejected', { juventus_card: true });
    await reject(member, reason);
    return { member, reason };
  },
});

export const receiptUsedTwice = defineStory({
  name: 'receipt-used-twice',
  title: 'Two applications came with the very same receipt.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click: 'Open the newer application: it names the one whose receipt it has.',
  async tell({ register }) {
    const receipt = await buildReceiptImage();
    const withIt = async () => ({ receiptUrl: await uploadImage('receipt', receipt) });
    const first = await register('first-receipt', await withIt());
    // The second applicant belongs to another family, because a family may use one receipt for all its members.
    const stranger = { first_name: 'Reza', last_name: 'Karimi', phone: '+989351112233' };
    const second = await register('same-receipt', { ...(await withIt()), ...stranger });
    return { first, second };
  },
});

export const rateServiceDown = defineStory({
  name: 'rate-service-down',
  title: 'The exchange-rate service fails, and no earlier rate is known.',
  be: 'a visitor',
  open: '/register',
  click:
    'Choose Persian and go on to the payment: no amount in rial can be told, euro still works.',
  async tell({ changeSettings, stopRateService }) {
    await changeSettings({ fallbackRate: null });
    await stopRateService();
    return {};
  },
});

export const firstVisit = defineStory({
  name: 'first-visit',
  title: 'The club is open and nobody has registered yet.',
  be: 'a visitor',
  open: '/',
  click: 'Register: any JPEG or PNG serves as receipt and passport; HALFSHIP halves the shipping.',
  tell: async () => ({}),
});

export const documentMissing = defineStory({
  name: 'document-missing',
  title: 'An admin removed a receipt that shows something else, and asked for a new one.',
  be: 'the member',
  open: '/login',
  click: 'Follow the link in the mail about the documents and upload another receipt.',
  async tell({ register, admin }) {
    const member = await register('no-receipt', { juventus_card: false });
    const { token } = await admin();
    const params = { id: member.id, fileType: 'receipt' };
    await callOrThrow(api.deleteUserFile, { params, token });
    return { member };
  },
});

export const deletionWanted = defineStory({
  name: 'deletion-wanted',
  title: 'A member asked for everything to be deleted.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click: 'The list marks the member; open it and delete.',
  async tell({ register, approve }) {
    const leaver = await register('leaving');
    await approve(leaver);
    await callOrThrow(api.requestDeletion, { token: leaver.token });
    return { leaver };
  },
});

export const codeWithOneUseLeft = defineStory({
  name: 'code-with-one-use-left',
  title: 'The promo code LASTONE can be used one more time.',
  be: 'a visitor',
  open: '/register',
  click: 'Register with LASTONE in two browsers: the second one is told that the code is used up.',
  tell: async ({ addPromoCode }) => ({
    code: await addPromoCode('LASTONE', {
      discountType: 'percentage',
      discountRate: 50,
      maxUses: 10,
      usedCount: 9,
    }),
  }),
});

export const closedSeason = defineStory({
  name: 'closed-season',
  title: 'The deadline has passed and is enforced.',
  be: 'a visitor',
  open: '/',
  click: 'The first page says that registration is over; an application is refused.',
  async tell({ changeSettings }) {
    await changeSettings({ deadline: '2026-03-15T23:59:59', enforceDeadline: true });
    return {};
  },
});

const bigClubMembers = 50_000;

export const bigClub = defineStory({
  name: 'big-club',
  title: 'Fifty thousand members, of whom a thousand wait for review: telling it takes minutes.',
  be: 'an admin',
  open: '/login?authuser=admin',
  click:
    'Go through queues, members and their search: no page waits for those that it does not show.',
  async tell(tools) {
    return { lastNumber: await fillClub(tools, bigClubMembers) };
  },
});

export const approvedCard = defineStory({
  name: 'approved-card',
  title: 'A member with the club card was approved.',
  be: 'the member',
  open: '/login',
  click: 'Sign in: the page shows the card.',
  async tell({ register, approve }) {
    const member = await register('card', { juventus_card: true });
    await approve(member);
    return { member };
  },
});

/** All stories, in the order in which `npm start -- --stories` lists them. */
export const allStories: readonly Story[] = [
  firstVisit,
  waitingMember,
  approvedCard,
  rejectedWithReason,
  documentMissing,
  reviewEvening,
  twoAdminsOneCase,
  receiptUsedTwice,
  deletionWanted,
  codeWithOneUseLeft,
  rateServiceDown,
  closedSeason,
  aYearsEnd,
  bigClub,
];
