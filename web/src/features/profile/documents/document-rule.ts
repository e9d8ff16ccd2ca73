import type { MemberProfile } from '@fanclub/contract/members/profile';
import type { FileType } from '@fanclub/contract/uploads/file-rules';

export type DocumentRule = 'upload' | 'replace' | 'under_review' | 'closed';

type RuleSource = Pick<MemberProfile, 'request_status' | 'receipt_url' | 'passport_url'>;

/**
 * Returns what the member may do with a document in this state of the application. The server applies the same
 * rule.
 */
export function documentRule(profile: RuleSource, fileType: FileType): DocumentRule {
  if (profile.request_status === 'approved') return 'closed';
  const exists = Boolean(profile[`${fileType}_url`]);
  if (profile.request_status === 'rejected') return exists ? 'replace' : 'upload';
  return exists ? 'under_review' : 'upload';
}
