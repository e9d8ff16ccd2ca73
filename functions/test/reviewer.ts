import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import { apiUrl, call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';

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
