import { aYearsEnd } from './a-years-end.ts';
import { approvedCard } from './approved-card.ts';
import { bigClub } from './big-club.ts';
import { closedSeason } from './closed-season.ts';
import { codeWithOneUseLeft } from './code-with-one-use-left.ts';
import { deletionWanted } from './deletion-wanted.ts';
import { documentMissing } from './document-missing.ts';
import { firstVisit } from './first-visit.ts';
import { rateServiceDown } from './rate-service-down.ts';
import { receiptUsedTwice } from './receipt-used-twice.ts';
import { rejectedWithReason } from './rejected-with-reason.ts';
import { reviewEvening } from './review-evening.ts';
import type { Story } from './tools/story.ts';
import { twoAdminsOneCase } from './two-admins-one-case.ts';
import { twoSeasons } from './two-seasons.ts';
import { waitingMember } from './waiting-member.ts';

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
  twoSeasons,
  aYearsEnd,
  bigClub,
];
