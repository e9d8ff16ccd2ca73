import { quickestFormMs } from '@fanclub/contract/registration/request';
import type { SubmissionReads } from './read-submission.ts';

/**
 * True if a program may have filled in the form of a registration. It only marks the application for the review, because
 * a browser can fill in a form, too. The age of the oldest image counts if it is longer than the time that the form
 * states: a restored form, for example, was begun before.
 */
export function isByProgram({ kind, applications, receipt }: SubmissionReads, now: Date): boolean {
  if (kind !== 'registration') return false;
  const [registrant] = applications;
  if (registrant?.body.motto) return true;
  const images = [receipt, ...applications.map(({ passport }) => passport?.data())];
  const ages = images.map((image) => (image ? now.getTime() - image.created_at.toMillis() : 0));
  return Math.max(registrant?.body.filled_in_ms ?? 0, ...ages) < quickestFormMs;
}
