import { updateUser } from '@fanclub/contract/admin/routes';
import { verifyMagicLink } from '@fanclub/contract/links/routes';
import { uniqueEmail, usualBirthDate } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { approveDirectly } from '../approve-directly.ts';
import { newLinkToken } from '../link-tokens.ts';
import { type GivenByRoute, reused } from './given.ts';
import { anAdmin, asWaiting, waiting, welcome } from './people.ts';
import { newSubject, subjectPassword } from './subjects.ts';

const gateAdmin = reused(() => signInAdmin(), 4);
const signingInOften = reused(async () => approveDirectly(await newSubject()), 8);
const forgetful = reused(() => newSubject({ email_confirmed_at: new Date() }), 25);

/** Returns the token of a session that a mailed link opened before the address was proved. */
async function newLimited() {
  const token = await newLinkToken('application', await newSubject());
  return (await callOrThrow(verifyMagicLink, { body: { token } })).access_token;
}

/** Returns the link that takes back a change of a new applicant's e-mail. */
async function newUndoLink() {
  const { id, email } = await newSubject();
  const { token } = await anAdmin();
  await callOrThrow(updateUser, { params: { id }, token, body: { email: uniqueEmail('moved') } });
  return newLinkToken('undo_email', { id, email });
}

/** Returns the link that gives a new applicant another e-mail. */
async function newChangeLink() {
  const { id } = await newSubject();
  const askedAt = Date.now();
  return newLinkToken('change_email', { id, email: uniqueEmail('next') }, { askedAt });
}

const toNobody = async () => ({ email: uniqueEmail('link') });

export const signingIn = {
  login: async () => ({ email: (await signingInOften()).email, password: subjectPassword }),
  refreshToken: async () => ({ refresh_token: (await waiting()).refreshToken }),
  sendMagicLink: toNobody,
  sendTrackingLink: async () => ({ ...(await toNobody()), request_number: 'JOFCI-7KQ2M9XA' }),
  verifyMagicLink: async () => ({ token: await newLinkToken('application', await waiting()) }),
  forgotPassword: toNobody,
  resetPassword: async () => ({ token: await newLinkToken('reset', await forgetful()) }),
  changePassword: async () => ({
    as: (await newSubject()).token,
    current_password: subjectPassword,
  }),
  setFirstPassword: async () => ({ as: (await newSubject({ has_password: false })).token }),
  logoutEverywhere: async () => ({ as: (await newSubject()).token }),
  proveBirthDate: async () => ({ as: await newLimited(), birth_date: usualBirthDate }),
  confirmAddress: asWaiting,
  askToChangeEmail: async () => ({
    as: (await newSubject()).token,
    email: uniqueEmail('next'),
    password: subjectPassword,
  }),
  changeEmail: async () => ({ token: await newChangeLink() }),
  undoEmail: async () => ({ token: await newUndoLink() }),
  notMe: async () => ({ token: await newLinkToken('not_me', await newSubject()) }),
  adminFirebaseAuth: async () => ({ firebase_token: (await anAdmin()).token }),
  google: async () => ({ token: (await signInWithGoogle((await welcome()).email)).idToken }),
  adminGate: async () => ({ as: (await gateAdmin()).token, password: 'azzurri-one' }),
  checkUserExists: async () => ({ email: (await waiting()).email }),
  checkAdmin: async () => {
    const { email, token } = await anAdmin();
    return { as: token, email };
  },
} satisfies GivenByRoute;
