import { Timestamp } from 'firebase-admin/firestore';
import { testDb } from './firebase.ts';

/**
 * Returns a token of the emulator that is changed as if its session had begun `ms` earlier. The emulator's tokens
 * are not signed.
 */
export function issuedEarlier(token: string, ms: number): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const seconds = Math.round(ms / 1000);
  claims.auth_time -= seconds;
  claims.iat -= seconds;
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

/**
 * Sets `sessions_valid_after` of an admin or a member to two seconds ago, so that a new session is valid at once. A
 * session that begins in the second in which earlier ones were ended counts as ended.
 */
export async function letCutPass(row: string): Promise<void> {
  const sessions_valid_after = Timestamp.fromMillis(Date.now() - 2_000);
  await testDb().doc(row).update({ sessions_valid_after });
}
