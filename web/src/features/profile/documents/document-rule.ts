import type { MemberProfile } from '@fanclub/contract/members/profile';
import type { FileType } from '@fanclub/contract/uploads/file-rules';

export type DocumentRule = 'upload' | 'replace' | 'under_review' | 'closed';

type RuleSource = Pick<MemberProfile, 'request_status' | 'receipt_url' | 'passport_url'>;

/** Returns the action that the owner may take on a document now; the server applies the same rule. */
export function documentRule(profile: RuleSource, fileType: FileType): DocumentRule {
  if (profile.request_status === 'approved') return 'closed';
  const exists = Boolean(profile[`${fileType}_url`]);
  if (profile.request_status === 'rejected') return exists ? 'replace' : 'upload';
  return exists ? 'under_review' : 'upload';
}
