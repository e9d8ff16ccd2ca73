import { requestNumberPrefix } from '@fanclub/contract/members/request-number';
import type { ReviewItem } from '@fanclub/contract/members/review-items';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { afterRejection } from '@fanclub/contract/words/after-rejection';
import type {
  Approval,
  Ended,
  Received,
  Refund,
  Renewable,
  Settled,
} from '@fanclub/contract/words/mail-parts';
import { confirmedAmong, unreversed } from '#features/dues/payment-rows';
import { timestampOf } from '#platform/time';
import type { MembershipRow } from '#repositories/person';
import { earlierOpen } from '../facts.ts';
import type { AboutPeople, Mail } from '../mail.ts';
import { sampleMember } from '../sample-member.ts';
import { wordsOf } from '../words-of.ts';

const approved = { request_status: 'approved', is_approved: true } as const;
const rejected = { request_status: 'rejected' } as const;
const running: MembershipRow = {
  season: '2026/27',
  pack_type: sampleMember.pack_type,
  juventus_card: true,
  since: timestampOf(Date.parse('2026-11-23T09:00:00Z')),
  valid_from: null,
  valid_until: '2027-06-30',
  request_number: sampleMember.request_number,
  holder: null,
  ended: null,
  end_reason: null,
};

const at = timestampOf(Date.parse('2026-11-20T08:00:00Z'));
/** An open due of the season before. */
const earlierDebt = {
  request_number: `${requestNumberPrefix}WXYZ2345`,
  season: '2025/26',
  amount: 1750,
  currency: 'EUR',
  since: at,
} as const;

/** Tells an applicant that the application and its documents were received. */
const applicationReceived: Mail<AboutPeople> = {
  reader: 'member',
  partOfNew: 1,
  rewordable: true,
  opens: 'confirm',
  offersNotMe: true,
  card: 'received',
  facts: true,
  words: wordsOf('application_received'),
  samples: {
    rial: { data: {} },
    euro: {
      data: {},
      member: { payment_method: 'euro', rial_amount: null, juventus_card: false, total_price: 20 },
    },
  },
};

/** Tells a guardian that applications of the family were received. */
const familyReceived: Mail<AboutPeople> = {
  reader: 'member',
  rewordable: false,
  opens: '/login',
  words: wordsOf('family_received'),
  samples: { received: { data: { people: ['uid-of-dana'] } } },
};

/** Tells an applicant that the application is approved and, if the membership begins later, its first day. */
const applicationApproved: Mail<Approval> = {
  reader: 'member',
  rewordable: true,
  isTrueOf: ({ request_status }) => request_status === 'approved',
  opens: '/login',
  card: 'approved',
  facts: true,
  proof: true,
  // This mail has links only to the receipts of confirmed payments, because each recorded payment has a mail of its own.
  receiptsOf: (payments, member) => confirmedAmong(unreversed(payments, member)),
  words: wordsOf('application_approved'),
  closing: earlierOpen,
  samples: {
    approved: { data: {}, member: { ...approved, memberships: [running] } },
    early: { data: { from: '2027-07-01', season: '2027/28' }, member: approved },
    'with an earlier debt': {
      data: {},
      member: { ...approved, memberships: [running], open_dues: [earlierDebt] },
    },
  },
};

interface Rejection {
  reason: string | null;
  items: ReviewItem[];
}

/**
 * Tells an applicant what to correct. The reason and the items are stored with the mail, because a later decision may
 * have others.
 */
const applicationRejected: Mail<Rejection> = {
  reader: 'member',
  rewordable: true,
  isTrueOf: ({ request_status }) => request_status === 'rejected',
  opens: 'application',
  leadsTo: ({ items }) => (items.length > 0 ? 'fix' : null),
  offersNotMe: true,
  card: 'rejected',
  facts: true,
  quote: ({ reason }) => reason,
  words: wordsOf('application_rejected'),
  closing: afterRejection,
  samples: {
    'with a reason': { data: { reason: 'The receipt is blurred', items: [] }, member: rejected },
    'without one': { data: { reason: null, items: [] }, member: rejected },
    'with money that came': {
      data: { reason: null, items: [] },
      member: { ...rejected, is_paid: true, received: { EUR: 0, IRR: 32_500_000 } },
    },
    'with items': { data: { reason: null, items: ['receipt', 'first_name'] }, member: rejected },
  },
};

/** Asks an applicant for single items. The application stays under review. */
const itemsRequested: Mail<{ items: ReviewItem[]; note: string | null }> = {
  reader: 'member',
  rewordable: true,
  isTrueOf: ({ request_status, requested }) => request_status !== 'rejected' && requested !== null,
  opens: 'application',
  leadsTo: () => 'fix',
  offersNotMe: true,
  quote: ({ note }) => note,
  quoteLabel: 'words',
  words: wordsOf('items_requested'),
  samples: {
    'with a note': { data: { items: ['receipt', 'phone'], note: 'The last line is missing' } },
    'without one': { data: { items: ['amount'], note: null } },
  },
};

/** A request for the rest. */
const asked = { requested: { at, items: ['amount' as const], note: null, mail_id: null } };

/**
 * Asks a member for the rest of the amount, or reminds the member of it. It is sent after an admin has changed the
 * amount due, or because staff ask for what is unpaid. The mail names the sum of each season, and its link leads to the
 * page that shows where to pay, and that takes a receipt unless the request was made before a renewal.
 */
const restDue: Mail = {
  reader: 'member',
  rewordable: true,
  isTrueOf: ({ owes_asked }) => owes_asked,
  opens: 'application',
  leadsTo: () => 'fix',
  offersNotMe: true,
  words: wordsOf('rest_due'),
  samples: {
    rial: { data: {}, member: { ...approved, ...asked, received: { EUR: 0, IRR: 20_000_000 } } },
    euro: {
      data: {},
      member: {
        ...asked,
        payment_method: 'euro',
        rial_amount: null,
        received: { EUR: 2000, IRR: 0 },
      },
    },
    'of an earlier season': { data: {}, member: { open_dues: [earlierDebt] } },
  },
};

/** Tells a member that an admin deleted a document, and whether the member can send another one now. */
const documentRemoved: Mail<{ file_type: FileType }> = {
  reader: 'member',
  rewordable: false,
  opens: 'application',
  offersNotMe: true,
  words: wordsOf('document_removed'),
  samples: {
    receipt: { data: { file_type: 'receipt' } },
    'passport, nothing to do': { data: { file_type: 'passport' }, member: approved },
  },
};

/** Tells a member that the club has received a payment. */
const paymentReceived: Mail<Received> = {
  reader: 'member',
  rewordable: true,
  opens: 'application',
  offersNotMe: true,
  receiptsOf: (payments, _member, { payment }) => payments.filter(({ id }) => id === payment),
  words: wordsOf('payment_received'),
  samples: {
    euro: { data: { payment: 'a-payment', amount: 1500, currency: 'EUR', day: '2026-11-22' } },
    rial: {
      data: { payment: 'a-payment', amount: 32_500_000, currency: 'IRR', day: '2026-11-22' },
    },
  },
};

/** Tells a member that the club has paid money back. */
const refundSent: Mail<Refund> = {
  reader: 'member',
  rewordable: true,
  opens: 'application',
  offersNotMe: true,
  words: wordsOf('refund_sent'),
  samples: {
    rial: {
      data: { amount: 32_500_000, currency: 'IRR', day: '2026-11-22', reference: '991122334455' },
      member: rejected,
    },
    euro: {
      data: { amount: 1250, currency: 'EUR', day: '2026-11-22', reference: null },
      member: approved,
    },
  },
};

/** Tells a member that money which was too much for one season now pays an open due of another season. */
const accountSettled: Mail<Settled> = {
  reader: 'member',
  rewordable: true,
  opens: 'application',
  words: wordsOf('account_settled'),
  samples: {
    euro: {
      data: { amount: 1200, currency: 'EUR', from: '2027/28', to: '2026/27' },
      member: approved,
    },
    rial: {
      data: { amount: 12_500_000, currency: 'IRR', from: '2026/27', to: '2027/28' },
      member: approved,
    },
  },
};

/** Tells a member that the club card is on its way. `tracking` is null if it was posted without a tracking number. */
const cardPosted: Mail<{ tracking: string | null }> = {
  reader: 'member',
  needs: 'card',
  rewordable: true,
  opens: '/login',
  // The QR code serves as the card until the plastic card arrives.
  proof: true,
  words: wordsOf('card_posted'),
  samples: {
    'with a number': { data: { tracking: 'RR123456785IT' }, member: approved },
    'without one': { data: { tracking: null }, member: approved },
  },
};

const renewable = (step: Renewable['step'], ends: string | null = '2027-06-30') => ({
  data: { step, season: '2027/28', ends },
  member: approved,
});

/**
 * Tells a member who has not renewed that the next season is open, or that the present season is about to end or has
 * ended.
 */
const renewalReminder: Mail<Renewable> = {
  reader: 'member',
  queue: 'news',
  rewordable: false,
  opens: '/renew',
  offersLeave: true,
  isTrueOf: ({ is_approved, season, no_reminders }, data) =>
    is_approved && season !== data.season && !no_reminders,
  words: wordsOf('renewal_reminder'),
  samples: {
    'the season begins': renewable('opened'),
    'a month is left': renewable('month'),
    'a week is left': renewable('week'),
    'no end is known': renewable('opened', null),
  },
};

/** Tells a member that the membership ends before its season. */
const membershipEnded: Mail<Ended> = {
  reader: 'member',
  rewordable: true,
  isTrueOf: ({ memberships }, { reason }) => memberships.at(-1)?.end_reason === reason,
  opens: '/login',
  words: wordsOf('membership_ended'),
  samples: {
    left: { data: { reason: 'left', day: '2026-12-31' } },
    expelled: { data: { reason: 'expelled', day: '2026-12-31' } },
  },
};

/** All kinds of mail about an application, its money and its card. */
export const applicationMails = {
  application_received: applicationReceived,
  family_received: familyReceived,
  application_approved: applicationApproved,
  application_rejected: applicationRejected,
  items_requested: itemsRequested,
  rest_due: restDue,
  document_removed: documentRemoved,
  payment_received: paymentReceived,
  refund_sent: refundSent,
  account_settled: accountSettled,
  card_posted: cardPosted,
  membership_ended: membershipEnded,
  renewal_reminder: renewalReminder,
};
