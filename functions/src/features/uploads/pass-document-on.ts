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
 * The handler of `uploadDocument` in the function `uploads`. It stores the image and calls `api` with the caller's
 * token, which attaches the image to the application; so `uploads` needs no rights to members' rows. (The web app makes
 * both calls itself, so that `uploads` never sees its sessions.) A caller without a valid token is refused before the
 * image is decoded; `api` checks all else. If the process dies before `api` attaches the image, the image stays
 * unclaimed, and a repeated call sends another one.
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

/** Returns the error in an answer of `api`. An answer in another form came from a server between us and `api`. */
function refusalIn(answer: unknown, retryAfterS: number): AppError {
  if (!errorBodySchema.isValidSync(answer)) return outOfTime();
  const { code, errors } = answer;
  return new AppError(code, { ...(errors && { errors }), ...(retryAfterS && { retryAfterS }) });
}
