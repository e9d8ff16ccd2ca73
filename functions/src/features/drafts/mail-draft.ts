import { draftTtlMs } from '@fanclub/contract/drafts/draft';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { buildMail } from '#features/mail/build-mail';
import { sealDraftKey } from '#features/mail/draft-key';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { createDraft } from '#repositories/drafts';
import { mailDoc } from '#repositories/mails';
import { adoptUploads } from '#repositories/sent-uploads';
import { keepUnclaimed, readUpload, uploadIdOf } from '#repositories/uploads';

interface MailedDraft {
  email: string;
  language: LanguageCode;
  sealed: string;
  key: string;
  uploads?: string[] | undefined;
  registration_key?: string | undefined;
}

/**
 * Keeps a draft and its images, and creates the mail whose link opens the draft. Returns the time at which the draft
 * expires. An image that is claimed or deleted meanwhile is left as it is; when the person sends the form, the response
 * says that the image is missing.
 */
export async function mailDraft(context: ServerContext, draft: MailedDraft): Promise<Date> {
  const { db } = context;
  const [id, mailId] = [randomId(), randomId()];
  const uploadIds = [...new Set(draft.uploads)].map(uploadIdOf);
  await adoptUploads(context, uploadIds);
  return inTransaction(db, async (transaction) => {
    const now = context.now();
    const uploads = await Promise.all(uploadIds.map((each) => readUpload(transaction, db, each)));
    const expiresAt = timestampOf(now.getTime() + draftTtlMs);
    for (const upload of uploads) {
      if (upload) keepUnclaimed(transaction, db, upload, expiresAt);
    }
    const { sealed, email, language, registration_key: key } = draft;
    createDraft(transaction, db, id, {
      sealed,
      registration_hash: key ? context.keyedHash('idempotency', key) : null,
      created_at: timestampOf(now),
      expires_at: expiresAt,
    });
    const data = { draft: id, secret: sealDraftKey(context, id, draft.key) };
    const to = { email, language };
    transaction.create(
      mailDoc(db, mailId),
      buildMail({ id: mailId, kind: 'draft_link', memberId: null, to, data, now }),
    );
    return expiresAt.toDate();
  });
}
