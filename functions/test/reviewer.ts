import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import { apiUrl, call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { decisionMails } from './outbox.ts';
import { storeMember } from './store-member.ts';

interface Applicant {
  id: string;
}

/** Signs in an admin who decides applications; returns a function for each decision. */
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

/** Stores an applicant who waits for a decision, without a club card. */
export const buildPending = () => storeMember({ juventus_card: false });

/** Returns the templates of the mails about decisions that this applicant was sent. */
export const decisionTemplates = async ({ id }: Applicant) =>
  (await decisionMails(id)).map((mail) => mail.message.template);
