import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import { register } from '@fanclub/contract/registration/routes';
import { buildRegistration, uploadImage } from '@fanclub/stories/tools/build-registration';
import { call } from '@fanclub/stories/tools/call';
import { buildReceiptImage } from '@fanclub/stories/tools/pictures';
import { createLink } from '../../src/features/mail/create-link.ts';
import { serverContext } from '../../src/platform/context.ts';
import { testDb } from '../firebase.ts';

export const subjectPassword = 'Bianconeri-1897';

/** A registered person, with all that the fuzzer may send about one. */
export interface Subject {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
  receiptUrl: string;
}

/** A small real picture: most of a run's time would go into large ones. */
export const smallImage = () => buildReceiptImage({ width: 48, height: 64 });

/** What a visitor would send to register: a new address and a new upload, a password, no card. */
export async function buildApplication() {
  const receiptUrl = await uploadImage('receipt', await smallImage());
  return buildRegistration({ juventus_card: false, password: subjectPassword, receiptUrl });
}

/** Registers somebody; `stored` is then written over the record. */
export async function newSubject(stored: Record<string, unknown> = {}): Promise<Subject> {
  const body = await buildApplication();
  const answer = await call(register, { body });
  if (answer.status !== 201) throw new Error(`register failed: ${JSON.stringify(answer.body)}`);
  const { user_id: id, access_token: token, refresh_token: refreshToken = '' } = answer.body;
  if (Object.keys(stored).length > 0) await testDb().doc(`members/${id}`).update(stored);
  return { id, email: body.email, token, refreshToken, receiptUrl: body.receiptUrl };
}

export const approved = { request_status: 'approved', is_approved: true, is_paid: true };
export const rejected = { request_status: 'rejected' };

/** Hands the same thing out `uses` times and then a new one: limits count per account. */
export function reused<T>(make: () => Promise<T>, uses: number): () => Promise<T> {
  let current: Promise<T> | undefined;
  let left = 0;
  return () => {
    if (!current || left === 0) {
      current = make();
      left = uses;
      // A failure is nothing to hand out again.
      current.catch(() => {
        left = 0;
      });
    }
    left -= 1;
    return current;
  };
}

/** The token of a link as it would come by mail. */
export async function linkToken(
  kind: LinkKind,
  { id, email }: Pick<Subject, 'id' | 'email'>,
): Promise<string> {
  const url = new URL(await createLink(serverContext(), kind, { id, email }));
  return url.searchParams.get('token') ?? url.searchParams.get('not_me') ?? '';
}
