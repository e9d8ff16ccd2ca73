import { Timestamp } from 'firebase-admin/firestore';
import { testDb } from './firebase.ts';

/** An unsigned token of the emulator, changed as if its session had begun earlier. */
export function issuedEarlier(token: string, ms: number): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const seconds = Math.round(ms / 1000);
  claims.auth_time -= seconds;
  claims.iat -= seconds;
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

/**
 * Moves the end of the sessions of an admin or a member to an earlier time: sessions that begin in the same
 * second in which others were ended count as ended too.
 */
export async function letCutPass(row: string): Promise<void> {
  const sessions_valid_after = Timestamp.fromMillis(Date.now() - 2_000);
  await testDb().doc(row).update({ sessions_valid_after });
}
