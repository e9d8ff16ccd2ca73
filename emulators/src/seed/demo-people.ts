import { requestNumberPrefix } from '@fanclub/contract/members/request-number';
import type { RequestStatus } from '@fanclub/contract/members/states';
import { type InventedPerson, personOf, takeTurns } from '@fanclub/stories/tools/people';

/** A demo member with the application and its result. */
export interface DemoPerson {
  uid: string;
  requestNumber: string;
  registeredDaysAgo: number;
  status: RequestStatus;
  hasPassword: boolean;
  request: InventedPerson & { email: string };
}

const statuses: readonly RequestStatus[] = [
  'submitted',
  'approved',
  'submitted',
  'rejected',
  'submitted',
  'approved',
];
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Returns the request number of the n-th demo member, which is the same in every run. */
function requestNumberOf(index: number): string {
  let rest = (index + 1) * 7_919_537;
  let code = '';
  for (let i = 0; i < 8; i++) {
    code += alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length) + 13 * (i + 1);
  }
  return requestNumberPrefix + code;
}

const namedPeople: DemoPerson[] = [
  {
    uid: 'demo-approved',
    requestNumber: `${requestNumberPrefix}APPRVD22`,
    registeredDaysAgo: 12,
    status: 'approved',
    hasPassword: true,
    request: { ...personOf(0), email: 'approved@fanclub.test', juventus_card: true },
  },
  {
    uid: 'demo-linkonly',
    requestNumber: `${requestNumberPrefix}NKNKNK33`,
    registeredDaysAgo: 20,
    status: 'approved',
    hasPassword: false,
    request: { ...personOf(2), email: 'linkonly@fanclub.test' },
  },
  {
    uid: 'demo-pending',
    requestNumber: `${requestNumberPrefix}PENDNG44`,
    registeredDaysAgo: 1,
    status: 'submitted',
    hasPassword: true,
    request: { ...personOf(3), email: 'pending@fanclub.test', language: 'fa' },
  },
];

const furtherMembers = 40;

/**
 * All demo members: three whose e-mail addresses the README names, and forty others. They are the same in every run.
 */
export const demoPeople: readonly DemoPerson[] = [
  ...namedPeople,
  ...Array.from({ length: furtherMembers }, (_, i): DemoPerson => {
    const index = i + 4;
    return {
      uid: `demo-member-${String(i + 1).padStart(2, '0')}`,
      requestNumber: requestNumberOf(index),
      registeredDaysAgo: 2 + (i % 25) + i / 50,
      status: takeTurns(statuses, i),
      hasPassword: false,
      request: {
        ...personOf(index),
        email: `member${String(i + 1).padStart(2, '0')}@fanclub.test`,
      },
    };
  }),
];
