import { offers } from '@fanclub/contract/club/offers';
import { pack } from '@fanclub/contract/http/samples';
import { requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { timestampOf } from '#platform/time';
import type { MailedMember } from './mail.ts';

/** The member in all sample mails; a sample can change single fields. */
export const sampleMember: MailedMember = {
  id: 'uid-of-sara',
  email: 'sara@fan.test',
  first_name: 'Sara',
  last_name: 'Rossi',
  request_number: `${requestNumberPrefix}ABCD2345`,
  request_status: 'submitted',
  is_approved: false,
  season: '2026/27',
  no_reminders: false,
  requested: null,
  submitted_at: timestampOf(Date.parse('2026-11-22T09:00:00Z')),
  pack_type: pack,
  juventus_card: offers('card'),
  payment_method: 'rial',
  total_price: 32.5,
  rial_amount: 32_500_000,
  is_paid: false,
  received: null,
  waived: null,
  kept: null,
  before: null,
  open_dues: [],
  over_dues: [],
  owes_asked: false,
  memberships: [],
  account_offer: { id: 'offer-1', until: timestampOf(Date.parse('2026-11-29T09:00:00Z')) },
};
