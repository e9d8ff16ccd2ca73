import { byHandHeader } from '@fanclub/contract/admin/gate';
import { idempotencyKeyPattern, type RouteDefinition } from '@fanclub/contract/http/route';
import type { Express, Request } from 'express';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { withinDeadline } from '#platform/deadline';
import { log } from '#platform/log';
import { isOurApp, requireOurApp } from './app-check.ts';
import { authenticate } from './authenticate.ts';
import { clientAddresses, countProxies, networkOf } from './client-address.ts';
import { ForeignGoogle } from './foreign-google.ts';
import { type ApiRequest, type Handler, StreamAnswer } from './handler.ts';
import { languageOf } from './language-of.ts';
import { limitedByAccount } from './limit-account.ts';
import { limitAddress, limitBytes, limitOverall, type Origin } from './limit-address.ts';
import { limitDaily, limitHeavy } from './limit-caller.ts';
import { parseRequest } from './parse-request.ts';
import { isRateLimitExempt } from './rate-limit-exemption.ts';
import { maxFormBytes } from './read-multipart.ts';
import { receiveBody } from './receive-body.ts';
import { laterCheck, sendAnswer } from './send-answer.ts';
import { sendError } from './send-error.ts';
import { begun } from './send-stream.ts';
import { toAppError } from './to-app-error.ts';

/**
 * Maximum duration of a request. When Firestore, Auth or Storage is down, their libraries retry for minutes;
 * the platform cuts off after 60 s and browsers wait 30 s.
 */
const requestDeadlineMs = 25_000;

function idempotencyKeyOf(route: RouteDefinition, request: Request): string | undefined {
  if (!route.idempotencyKey) return undefined;
  const key = request.get('Idempotency-Key');
  if (key === undefined) return undefined;
  if (!idempotencyKeyPattern.test(key)) {
    throw invalidFields({ 'Idempotency-Key': 'invalid_value' });
  }
  return key;
}

async function originOf(
  context: ServerContext,
  route: RouteDefinition,
  request: Request,
): Promise<Origin> {
  const { environment, keyedHash } = context;
  const { address, lastEntry } = clientAddresses(request, environment.trustedProxyHops);
  // The hashes are getters, because a hash needs the secret key, and routes without a limit must respond even if
  // the key is missing.
  return {
    get addressHash() {
      return keyedHash('address', networkOf(address));
    },
    get wideHash() {
      return keyedHash('address', networkOf(address, 'wide'));
    },
    get lastEntryHash() {
      return keyedHash('address', networkOf(lastEntry, 'wide'));
    },
    isOurApp: await isOurApp(context, route, request),
    proxiesSince: (probe) => countProxies(request, probe),
  };
}

/**
 * Throws if the limit of the network address is used up or the call lacks a required App Check token, unless the call
 * is exempt (`RouteLimit.exempts`).
 */
async function checkOrigin(
  context: ServerContext,
  route: RouteDefinition,
  origin: Origin,
  request: Request,
): Promise<void> {
  try {
    limitAddress(context, route, origin);
    await requireOurApp(context, route, origin.isOurApp);
  } catch (refusal) {
    const { idempotencyKey, limit } = route;
    const mayBeExempt = limit?.exempts && (!idempotencyKey || idempotencyKeyOf(route, request));
    if (!mayBeExempt || !(await isRateLimitExempt(context, route, request, origin))) throw refusal;
  }
}

/** Returns the path of a route as Express writes it: `:name` instead of `{name}`. */
export const expressPath = (route: RouteDefinition) => route.path.replace(/\{(\w+)\}/g, ':$1');

/** True for a form that only an admin may send: its body is read after the caller is authenticated. */
export const isReadLate = ({ multipart, access }: RouteDefinition) =>
  multipart !== undefined && access === 'admin';

/** What `createApp` passes to every route that it mounts. */
export interface Wiring {
  makeContext: () => ServerContext;
  /** Called if a person signs in with another Google account than the first time, before the error is sent. */
  onForeignGoogle: (context: ServerContext, refused: ForeignGoogle) => Promise<void>;
}

/**
 * Mounts one route. The order is: limit by origin, authenticate, validate, apply the other limits, run the handler,
 * send the response.
 */
export function mountRoute<R extends RouteDefinition>(
  app: Express,
  route: R,
  handler: Handler<R>,
  { makeContext, onForeignGoogle }: Wiring,
): void {
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const checkLater = laterCheck(route);
  app[method](expressPath(route), async (request, response) => {
    const startedAt = performance.now();
    const requestId = String(response.locals.requestId);
    const language = languageOf(request);
    let code: string | undefined;
    // If reporting the error fails, the response describes that second error, so that no refusal goes
    // unreported.
    const report = async (error: unknown): Promise<unknown> => {
      if (!(error instanceof ForeignGoogle)) return error;
      return onForeignGoogle(makeContext(), error).then(
        () => error,
        (failure: unknown) => failure,
      );
    };
    try {
      const context = makeContext();
      const result = await withinDeadline(requestDeadlineMs, async () => {
        const origin = await originOf(context, route, request);
        await checkOrigin(context, route, origin, request);
        const authorization = request.get('Authorization');
        const caller = await authenticate(
          context,
          route,
          authorization,
          request.get(byHandHeader) !== undefined,
        );
        if (isReadLate(route)) await receiveBody(request, maxFormBytes, 'file_too_large');
        const parsed = await parseRequest(route, request);
        limitOverall(context, route, origin);
        limitBytes(context, route, origin, parsed.files);
        const call = { caller, params: parsed.params, origin };
        limitHeavy(context, route, call);
        await limitDaily(context, route, call);
        const subject = { body: parsed.body, caller, origin };
        const made = await limitedByAccount(context, route, subject, (allowance) =>
          handler({
            context,
            caller,
            authorization,
            ...parsed,
            language,
            origin,
            idempotencyKey: idempotencyKeyOf(route, request),
            ...allowance,
            requestId,
          } as ApiRequest<R>),
        );
        return made instanceof StreamAnswer ? begun(made) : made;
      });
      const { strictResponses } = context.environment;
      await sendAnswer(route, response, result, strictResponses ? undefined : checkLater);
    } catch (caught) {
      const error = await report(caught);
      const known = toAppError(error);
      // The caller of an admin route exists, so the person in the request is the one who is gone.
      const isGone = route.access === 'admin' && known?.code === 'user_not_found';
      const expected = isGone ? new AppError('member_gone') : known;
      if (!expected) log.error('request failed', error, { requestId, path: route.path });
      code = expected?.code ?? 'internal_error';
      sendError(response, expected ?? new AppError('internal_error'), language, route.failure);
    }
    log.info('request', {
      requestId,
      method: route.method,
      path: route.path,
      status: response.statusCode,
      code,
      ms: Math.round(performance.now() - startedAt),
    });
  });
}
