import { approved } from '@fanclub/stories/tools/build-member';
import { uniqueEmail } from '@fanclub/stories/tools/build-registration';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { newLinkToken } from '../link-tokens.ts';
import { anAdmin, asWaiting, waiting, welcome } from './people.ts';
import type { RouteCases } from './route-case.ts';
import { newSubject, reused, subjectPassword } from './subjects.ts';

const gateAdmin = reused(() => signInAdmin(), 4);
const signingInOften = reused(() => newSubject(approved), 8);
const forgetful = reused(() => newSubject(), 25);

const toNobody = async () => ({ email: uniqueEmail('link') });

export const signingIn = {
  login: {
    given: async () => ({ email: (await signingInOften()).email, password: subjectPassword }),
  },
  refreshToken: { given: async () => ({ refresh_token: (await waiting()).refreshToken }) },
  sendMagicLink: { given: toNobody },
  sendTrackingLink: {
    given: async () => ({ ...(await toNobody()), request_number: 'JOFCI-7KQ2M9XA' }),
  },
  verifyMagicLink: {
    given: async () => ({ token: await newLinkToken('application', await waiting()) }),
  },
  forgotPassword: { given: toNobody },
  resetPassword: { given: async () => ({ token: await newLinkToken('reset', await forgetful()) }) },
  changePassword: {
    given: async () => ({
      as: (await newSubject()).token,
      current_password: subjectPassword,
    }),
  },
  setFirstPassword: {
    given: async () => ({ as: (await newSubject({ has_password: false })).token }),
  },
  logoutEverywhere: { given: async () => ({ as: (await newSubject()).token }) },
  confirmAddress: { given: asWaiting },
  notMe: { given: async () => ({ token: await newLinkToken('not_me', await forgetful()) }) },
  adminFirebaseAuth: { given: async () => ({ firebase_token: (await anAdmin()).token }) },
  google: {
    given: async () => ({ token: (await signInWithGoogle((await welcome()).email)).idToken }),
  },
  adminGate: {
    given: async () => ({ as: (await gateAdmin()).token, password: 'azzurri-one' }),
    tellsNothing: 'the pass phrase is right',
  },
  checkUserExists: { given: async () => ({ email: (await waiting()).email }) },
  checkAdmin: {
    given: async () => {
      const { email, token } = await anAdmin();
      return { as: token, email };
    },
  },
} satisfies Partial<RouteCases>;
