import { api } from '@fanclub/contract/api';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { approveDirectly } from '../approve-directly.ts';
import { buildFamily, people } from '../build-family.ts';
import { anAdmin } from '../requests/people.ts';
import { currentSeason, newSubject, subjectPassword, uploadSmall } from '../requests/subjects.ts';
import { type Operation, operation } from './operation.ts';
import { faultsCode } from './promo.ts';

/** Returns a request to register two people with a small image as receipt. */
const twoPeople = async () =>
  buildFamily({ people: people(2), receiptUrl: await uploadSmall('receipt') });

/** Stores a member with two dependants. */
async function guardianOfTwo() {
  const { id, token } = await newSubject();
  const { family } = await callOrThrow(api.addFamily, { token, body: await twoPeople() });
  return { id, token, family };
}

/** Stores a guardian and two dependants who were members in an earlier season and can renew. */
async function familyOfEarlier() {
  const { id, token, family } = await guardianOfTwo();
  const ids = [id, ...family.map((one) => one.id)];
  for (const each of ids) await approveDirectly({ id: each }, { season: '2020/21' });
  return { token, ids };
}

/** Staff enter a child of a member, as at a desk or from a file. */
const enterDependant: Operation = {
  name: 'enter-dependant',
  route: api.importMembers,
  prepare: async () => {
    const [{ token }, { requestNumber }] = await Promise.all([
      anAdmin(),
      newSubject().then(approveDirectly),
    ]);
    const child = {
      first_name: 'Nika',
      last_name: 'Rossi',
      gender: 'female',
      birth_date: `${new Date().getFullYear() - 4}-05-21`,
      country_of_birth: 'IT',
      pack_type: 'under_5',
      guardian: requestNumber,
    };
    return { token, body: { lines: [{ line: 2, cells: child }], make: true, invite: false } };
  },
  repeatAnswers: [200],
  finishesItself: true,
};

export const familyOperations: Operation[] = [
  enterDependant,
  operation('register-family', 'register', {
    given: async () =>
      buildRegistration({
        password: subjectPassword,
        juventus_card: false,
        promo_code: faultsCode,
        receiptUrl: await uploadSmall('receipt'),
        family: people(2),
      }),
  }),
  operation('add-family', 'addFamily', {
    given: async () => ({ as: (await newSubject()).token, ...(await twoPeople()) }),
  }),
  operation('family-renewal', 'renewFamily', {
    given: async () => {
      const { token, ids } = await familyOfEarlier();
      const { people: _, ...shared } = await twoPeople();
      const renewing = ids.map((id, i) => ({
        id,
        pack_type: i === 0 ? ('base' as const) : ('under_5' as const),
        juventus_card: false,
        request_number: drawRequestNumber(),
      }));
      return { as: token, ...shared, people: renewing, season: await currentSeason() };
    },
  }),
  operation('delete-family', 'deleteUser', {
    given: async () => ({ id: (await guardianOfTwo()).id }),
    repeatAnswers: [200, 404],
    needsRepeat: true,
  }),
  // A killed process may have claimed the link, which is then claimed for a minute. A repeated call gets 400 during
  // this time, and the clean-up finishes the operation.
  operation('own-account', 'openOwnAccount', { repeatAnswers: [200, 400] }),
];
