import { errorBodySchema } from '@fanclub/contract/http/error-body';
import { attachDocument, type uploadDocument } from '@fanclub/contract/uploads/routes';
import { bearerIn, verifyToken } from '#pipeline/authenticate';
import type { ApiRequest } from '#pipeline/handler';
import { fileOf } from '#pipeline/read-multipart';
import { AppError } from '#platform/app-error';
import { outOfTime } from '#platform/deadline';
import { fileUrlOf } from '#repositories/uploads';
import { storeUpload } from './store-upload.ts';

const timeoutMs = 15_000;

/**
 * `uploadDocument` as the function `uploads` serves it: stores the image, and lets `api` attach it to the application,
 * in the caller's own session. The web app makes the two calls itself, so that `uploads` never sees its sessions. So
 * `uploads` needs no rights to members' rows. Callers without a valid token are refused before their image is decoded;
 * all else is checked by `api`. If the process dies in between, the image is unclaimed, and a repeated call sends
 * another one.
 */
export async function passDocumentOn({
  context,
  authorization,
  body: { user_id, file_type },
  files,
}: ApiRequest<typeof uploadDocument>): Promise<{ success: boolean; file_url: string }> {
  await verifyToken(context, bearerIn(authorization));
  const id = await storeUpload(context, { fileType: file_type, bytes: fileOf(files).bytes });
  const url = `${context.environment.publicUrl}${attachDocument.path}`;
  const response = await fetch(url, {
    method: attachDocument.method,
    headers: { authorization: authorization ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, file_type, file_url: fileUrlOf(id) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch(() => {
    throw outOfTime();
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && attachDocument.response.isValidSync(answer)) return answer;
  throw refusalIn(answer, Number(response.headers.get('retry-after')));
}

/** Returns the error in an answer of `api`. An answer that is not one of ours came from something in between. */
function refusalIn(answer: unknown, retryAfterS: number): AppError {
  if (!errorBodySchema.isValidSync(answer)) return outOfTime();
  const { code, errors } = answer;
  return new AppError(code, { ...(errors && { errors }), ...(retryAfterS && { retryAfterS }) });
}
