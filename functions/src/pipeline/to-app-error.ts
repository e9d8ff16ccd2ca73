import { AppError } from '#platform/app-error';
import { log } from '#platform/log';

/** gRPC codes of Firestore's temporary errors: contention, time-outs, an overloaded service. */
const passingGrpcCodes = new Set([4, 8, 10, 14]);
/** Error codes of Node's sockets and DNS. An error of Node's `fetch` has such a code in its cause. */
const passingNetworkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);
/**
 * Error codes of firebase-admin. If one arrives here, no caller expected it: Auth fails, or our configuration is
 * wrong.
 */
const firebaseError = /^(auth|app)\//;
const retryAfterS = 5;

/** Converts any error to the error that is sent to the client; null for an internal error. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (typeof error !== 'object' || error === null) return null;
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: unknown };
  if (typeof code === 'number' && passingGrpcCodes.has(code)) return busy();
  if (typeof code === 'string' && passingNetworkErrors.has(code)) return busy();
  if (typeof code === 'string' && firebaseError.test(code)) {
    log.error('Firebase refuses us', error);
    return busy();
  }
  if (name === 'TimeoutError') return busy();
  return cause ? toAppError(cause) : null;
}

const busy = () => new AppError('service_busy', { retryAfterS });
