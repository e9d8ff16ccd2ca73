import type { RouteDefinition } from '@fanclub/contract/http/route';
import { offeredLanguage } from '@fanclub/contract/text/languages';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { verifyIdToken } from '#platform/firebase/id-token';
import { adminRoleOf, findAdmin } from '#repositories/admins';
import { findPerson } from '#repositories/members';
import { keepGateOpen, requireGate } from './admin-gate.ts';
import {
  type AdminCaller,
  type Caller,
  isLimitedCaller,
  type MemberCaller,
  memberCaller,
} from './caller.ts';
import { ForeignGoogle } from './foreign-google.ts';
import {
  type GoogleToken,
  googleSubOf,
  isEnded,
  isGoogleToken,
  isTooOldForAdmin,
  mayUseSession,
  sessionKindOf,
} from './session-policy.ts';

/** Returns the token of an `Authorization` header; throws `unauthenticated` if there is none. */
export function bearerIn(authorization: string | undefined): string {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  return token;
}

/** Checks an ID token's signature and age; throws `invalid_token`. */
export async function verifyToken(context: ServerContext, token: string): Promise<DecodedIdToken> {
  try {
    const isEmulated = context.environment.authEmulatorHost !== undefined;
    return await verifyIdToken(context.auth, token, { isEmulated });
  } catch {
    throw new AppError('invalid_token');
  }
}

/**
 * Returns the admin to whom a Google token belongs, or null. Throws if the session is over, if our own sign-in did
 * not start it, or if the Google account is not the one that signed in first.
 */
export async function adminOf(
  context: ServerContext,
  token: GoogleToken,
): Promise<AdminCaller | null> {
  const email = token.email.toLowerCase();
  const admin = await findAdmin(context.db, email);
  if (!admin) return null;
  if (!admin.google_sub) throw new AppError('invalid_token');
  if (googleSubOf(token) !== admin.google_sub) throw new ForeignGoogle(email);
  if (isEnded(token, admin.sessions_valid_after) || isTooOldForAdmin(token, context.now())) {
    throw new AppError('session_ended');
  }
  const { uid, auth_time: authTime } = token;
  return {
    kind: 'admin',
    uid,
    email,
    role: adminRoleOf(admin),
    authTime,
    gateOpenUntilMs: admin.gates?.[authTime]?.toMillis() ?? 0,
    language: admin.language ? offeredLanguage(admin.language) : null,
  };
}

async function memberOf(context: ServerContext, token: DecodedIdToken): Promise<MemberCaller> {
  const kind = sessionKindOf(token);
  if (!kind) throw new AppError('invalid_token');
  const member = await findPerson(context.db, token.uid);
  if (!member) throw new AppError('user_not_found');
  if (isEnded(token, member.sessions_valid_after)) throw new AppError('session_ended');
  if (!mayUseSession(kind, member)) throw new AppError('account_not_approved');
  return { ...memberCaller(member, kind), authTime: token.auth_time };
}

/** Finds the owner of a verified token; refuses sessions that were ended. */
export async function callerOf(context: ServerContext, token: DecodedIdToken): Promise<Caller> {
  const admin = isGoogleToken(token) ? await adminOf(context, token) : null;
  return admin ?? memberOf(context, token);
}

/**
 * Error codes for a valid token of an account that is neither an admin's nor a member's, or of a session that our
 * sign-in did not start.
 */
const strange: readonly string[] = ['user_not_found', 'invalid_token'];

type AuthenticatedBy = 'access' | 'method' | 'roles' | 'session';

/** Returns whose valid session a call to a public route carries; undefined if it carries none. */
async function bearerOf(
  context: ServerContext,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  try {
    return await callerOf(context, await verifyToken(context, bearerIn(authorization)));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Returns the caller of a route; undefined for a public route, unless it reads the session. Throws if the caller may
 * not call the route. `isByHand` is true for a read that a click caused: such a read keeps the gate open, as a change
 * does.
 */
export async function authenticate(
  context: ServerContext,
  route: Pick<RouteDefinition, AuthenticatedBy>,
  authorization: string | undefined,
  isByHand = false,
): Promise<Caller | undefined> {
  const { access, session, roles } = route;
  if (access === 'public') {
    return session === 'optional' ? bearerOf(context, authorization) : undefined;
  }
  const token = bearerIn(authorization);
  const caller = await callerOf(context, await verifyToken(context, token)).catch((error) => {
    // Admin routes reveal neither whether an account exists nor whose token it is.
    const isStrange = error instanceof AppError && strange.includes(error.code);
    throw access === 'admin' && isStrange ? new AppError('forbidden') : error;
  });
  if (access === 'admin' && caller.kind !== 'admin') throw new AppError('forbidden');
  if (isLimitedCaller(caller) && session !== 'unproved') throw new AppError('birth_date_needed');
  if (caller.kind === 'admin' && roles && !roles.includes(caller.role)) {
    throw new AppError('role_not_allowed');
  }
  if (caller.kind === 'admin' && session !== 'unproved') {
    requireGate(context, caller);
    if (route.method !== 'GET' || isByHand) await keepGateOpen(context, caller);
  }
  return caller;
}
