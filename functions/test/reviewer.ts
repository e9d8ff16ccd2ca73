import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import { buildMember } from '@fanclub/stories/tools/build-member';
import { apiUrl, call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { decisionMails } from './outbox.ts';

interface Applicant {
  id: string;
}

/** An admin who decides applications, by one call each. */
export async function signInReviewer() {
  const { email, token } = await signInAdmin();
  const about = ({ id }: Applicant) => ({ params: { id }, token });
  return {
    email,
    token,
    approve: (applicant: Applicant, body: object = {}) =>
      call(approveUser, { ...about(applicant), body }),
    reject: (applicant: Applicant, body: object = {}, baseUrl = apiUrl()) =>
      call(rejectUser, { ...about(applicant), body, baseUrl }),
    undo: (applicant: Applicant) => call(undoDecision, about(applicant)),
  };
}

export type Reviewer = Awaited<ReturnType<typeof signInReviewer>>;

/** Somebody who waits for a decision, without a club card. */
export const buildPending = () => buildMember({ juventus_card: false });

/** What the mails about an application say, in the outbox's own names. */
export const decisionTemplates = async ({ id }: Applicant) =>
  (await decisionMails(id)).map((mail) => mail.message.template);
