import type { MemberProfile } from '@fanclub/contract/members/profile';

export type StepState = 'done' | 'active' | 'upcoming' | 'failed';

export interface TimelineStep {
  key: 'submitted' | 'under_review' | 'decision' | 'approved' | 'rejected';
  state: StepState;
  /** When it happened; null while it has not. */
  at: string | null;
}

type TimelineSource = Pick<MemberProfile, 'request_status' | 'submitted_at' | 'decided_at'>;

/** Where an application stands, step by step. */
export function statusTimeline(profile: TimelineSource): TimelineStep[] {
  const { request_status: status, submitted_at: submittedAt, decided_at: decidedAt } = profile;
  const submitted: TimelineStep = { key: 'submitted', state: 'done', at: submittedAt };
  if (status === 'submitted') {
    return [
      submitted,
      { key: 'under_review', state: 'active', at: null },
      { key: 'decision', state: 'upcoming', at: null },
    ];
  }
  return [
    submitted,
    { key: 'under_review', state: 'done', at: null },
    { key: status, state: status === 'approved' ? 'done' : 'failed', at: decidedAt },
  ];
}
