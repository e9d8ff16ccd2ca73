import { proveAddress } from '#features/accounts/confirm-address';
import { deleteStrayAccount } from '#features/accounts/delete-account';
import { ownsGoogle } from '#features/accounts/google-identity';
import { adminOf, verifyToken } from '#pipeline/authenticate';
import { memberCaller } from '#pipeline/caller';
import { ForeignGoogle } from '#pipeline/foreign-google';
import { type GoogleToken, googleSubOf, isEnded, isGoogleToken } from '#pipeline/session-policy';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findAdmin, markAdminSignedIn, pinAdminGoogle } from '#repositories/admins';
import type { Member } from '#repositories/member';
import { findMember, pinMemberGoogle } from '#repositories/members';
import { requireApproved, type SignedIn } from './log-in.ts';
import { openSession } from './open-session.ts';

/** The age up to which a sign-in at Google is accepted; an older one is refused with `invalid_token`. */
const proofMaxAgeMs = 5 * 60_000;

interface Proof {
  token: GoogleToken;
  /** Google's id of the account. */
  sub: string;
}

/**
 * Signs an admin or a member in after a recent Google sign-in at Firebase. An admin keeps the session of that
 * sign-in; a member gets a session of ours. An account that belongs to neither is deleted before `user_not_found` is
 * thrown, so that its e-mail can still register.
 */
export async function googleSignIn(
  context: ServerContext,
  firebaseToken: string,
): Promise<SignedIn> {
  const proof = await readProof(context, firebaseToken);
  return (await signAdminIn(context, proof, firebaseToken)) ?? signMemberIn(context, proof);
}

/**
 * Signs an admin in as `googleSignIn` does. Throws `admin_access_denied` if the account belongs to an approved member,
 * of whom nothing changes.
 */
export async function adminSignIn(
  context: ServerContext,
  firebaseToken: string,
): Promise<SignedIn> {
  const proof = await readProof(context, firebaseToken);
  const signedIn = await signAdminIn(context, proof, firebaseToken);
  if (signedIn) return signedIn;
  await findApproved(context, proof);
  throw new AppError('admin_access_denied');
}

async function readProof(context: ServerContext, firebaseToken: string): Promise<Proof> {
  const token = await verifyToken(context, firebaseToken);
  const sub = googleSubOf(token);
  const ageMs = context.now().getTime() - token.auth_time * 1000;
  if (!isGoogleToken(token) || !sub || ageMs > proofMaxAgeMs) throw new AppError('invalid_token');
  return { token, sub };
}

async function signAdminIn(
  context: ServerContext,
  { token, sub }: Proof,
  firebaseToken: string,
): Promise<SignedIn | null> {
  const email = token.email.toLowerCase();
  const admin = await findAdmin(context.db, email);
  if (!admin) return null;
  if (!admin.google_sub) {
    if (!(await ownsGoogle(context, token.uid, { email, sub }))) throw new ForeignGoogle(email);
    await pinAdminGoogle(context.db, email, sub);
  }
  const caller = await adminOf(context, token);
  if (caller) await markAdminSignedIn(context.db, email, context.now());
  return caller && { caller, session: { accessToken: firebaseToken } };
}

/** Returns the approved member whose account has signed in; deletes an account that belongs to nobody. */
async function findApproved(context: ServerContext, { token }: Proof): Promise<Member> {
  const member = await findMember(context.db, token.uid);
  if (!member) {
    await deleteStrayAccount(context, token.uid, token.email.toLowerCase());
    throw new AppError('user_not_found');
  }
  requireApproved(member);
  return member;
}

async function signMemberIn(context: ServerContext, proof: Proof): Promise<SignedIn> {
  const { token, sub } = proof;
  const member = await findApproved(context, proof);
  if (isEnded(token, member.sessions_valid_after)) throw new AppError('session_ended');
  if ((await pinnedSubOf(context, member, sub)) !== sub) {
    throw new ForeignGoogle(member.email, member.id);
  }
  // The stored Google account has the member's e-mail, and Google has verified that e-mail.
  const proved = await proveAddress(context, member);
  const session = await openSession(context, proved, 'member');
  const passwordEnded = member.has_password && !proved.has_password;
  return { session, caller: memberCaller(proved, 'member'), passwordEnded };
}

/**
 * Returns the id of the Google account that may sign in to a member's account: the stored one. If none is stored yet,
 * stores and returns `sub`, the Google account that is signing in, provided that it is linked and has the member's
 * e-mail. Otherwise returns null.
 */
async function pinnedSubOf(
  context: ServerContext,
  { id, email, google_sub }: Member,
  sub: string,
): Promise<string | null> {
  if (google_sub) return google_sub;
  return (await ownsGoogle(context, id, { email, sub }))
    ? pinMemberGoogle(context.db, id, sub)
    : null;
}
