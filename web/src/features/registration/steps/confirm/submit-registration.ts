import { ApiError } from '#api/api-error.ts';

const defaultWaitS = 2;
const longestWaitS = 15;
const waits = 20;

interface SubmitOptions<Body, Answer> {
  body: Body;
  /** Calling this again with the same body must not create a second application. */
  send: (body: Body) => Promise<Answer>;
  /** Called if the server is still processing an earlier attempt to send the same application. */
  onWait: () => void;
  /**
   * Uploads the local copies of these images again, because the server no longer accepts their earlier
   * uploads. Returns the body with the new URLs.
   */
  renewUploads: (fields: string[]) => Promise<Body>;
}

/**
 * Sends an application. If an earlier attempt is still running, it waits and repeats the call. If the server
 * no longer accepts some uploaded images, it uploads these images again, once.
 */
export async function submitRegistration<Body, Answer>(
  options: SubmitOptions<Body, Answer>,
): Promise<Answer> {
  let { body } = options;
  let isRenewed = false;
  for (let waited = 0; ; ) {
    try {
      return await options.send(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const lost = lostUploads(error);
      if (error.code === 'registration_in_progress' && waited < waits) {
        waited += 1;
        options.onWait();
        await pause(Math.min(error.retryAfterS ?? defaultWaitS, longestWaitS));
      } else if (lost.length > 0 && !isRenewed) {
        isRenewed = true;
        body = await options.renewUploads(lost);
      } else throw error;
    }
  }
}

function lostUploads({ errors }: ApiError): string[] {
  return Object.entries(errors)
    .filter(([, key]) => key === 'upload_not_found' || key === 'upload_already_used')
    .map(([field]) => field);
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
