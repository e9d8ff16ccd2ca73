import type { Access } from '@fanclub/contract/http/route';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { verifyIdToken } from '#platform/firebase/id-token';
import { findAdmin } from '#repositories/admins';
import { findMember } from '#repositories/members';
import type { Caller } from './caller.ts';
import { isEnded, isGoogleSession, mayUseSession } from './session-policy.ts';

/** Checks an ID token's signature and age; throws `invalid_token`. */
export async function verifyToken(context: ServerContext, token: string): Promise<DecodedIdToken> {
  try {
    const isEmulated = context.environment.authEmulatorHost !== undefined;
    return await verifyIdToken(context.auth, token, { isEmulated });
  } catch {
    throw new AppError('invalid_token');
  }
}

/** Finds out who a verified token speaks for, and refuses sessions that were ended. */
export async function callerOf(context: ServerContext, token: DecodedIdToken): Promise<Caller> {
  if (isGoogleSession(token) && token.email) {
    const admin = await findAdmin(context.db, token.email.toLowerCase());
    if (admin) {
      if (isEnded(token, admin.sessions_valid_after)) throw new AppError('session_ended');
      return {
        kind: 'admin',
        uid: token.uid,
        email: token.email.toLowerCase(),
        language: admin.language ?? null,
      };
    }
  }
  const member = await findMember(context.db, token.uid);
  if (!member) throw new AppError('user_not_found');
  if (isEnded(token, member.sessions_valid_after)) throw new AppError('session_ended');
  if (!mayUseSession(token, member)) throw new AppError('account_not_approved');
  return { kind: 'member', uid: token.uid, member };
}

/** The caller of a route, or undefined for public routes, whatever token they carry. */
export async function authenticate(
  context: ServerContext,
  access: Access,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  if (access === 'public') return undefined;
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  const caller = await callerOf(context, await verifyToken(context, token)).catch((error) => {
    // Admin routes don't tell whether an account exists.
    if (access === 'admin' && error instanceof AppError && error.code === 'user_not_found') {
      throw new AppError('forbidden');
    }
    throw error;
  });
  if (access === 'admin' && caller.kind !== 'admin') throw new AppError('forbidden');
  return caller;
}
