import { randomUUID } from 'node:crypto';
import { maxJsonBytes } from '@fanclub/contract/http/limits';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { reportForeignGoogle } from '#features/sessions/report-foreign-google';
import { languageOf } from '#pipeline/language-of';
import { expressPath, isReadLate, mountRoute } from '#pipeline/mount-route';
import { maxFormBytes } from '#pipeline/read-multipart';
import { receiveBody } from '#pipeline/receive-body';
import { sendError } from '#pipeline/send-error';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import type { ServedRoute } from './served-routes.ts';

function refuse(request: Request, response: Response, error: AppError): void {
  sendError(response, error, languageOf(request));
}

function setCommonHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.locals.requestId = randomUUID();
  response.set({
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Request-Id': String(response.locals.requestId),
  });
  next();
}

/** Reads request bodies, up to the maximum size for their path. An admin's form is read later, by `mountRoute`. */
function receiveBodies(served: readonly ServedRoute[]): RequestHandler {
  const forms = served.filter(({ route }) => route.multipart);
  const formPaths = new Set<string>(forms.map(({ route }) => route.path));
  const lateForms = forms.filter(({ route }) => isReadLate(route));
  const latePaths = new Set<string>(lateForms.map(({ route }) => route.path));
  return async (request, response, next) => {
    try {
      if (latePaths.has(request.path)) return next();
      if (formPaths.has(request.path)) await receiveBody(request, maxFormBytes, 'file_too_large');
      else await receiveBody(request, maxJsonBytes, 'payload_too_large');
    } catch (error) {
      return refuse(request, response, error as AppError);
    }
    next();
  };
}

/**
 * Returns the methods of each path. A call of the path with any other method gets status 405, with the path's methods
 * in the `Allow` header. Paths without parameters come first, because `/api/files/:id` matches `/api/files/remove`,
 * too.
 */
function methodsByPath(served: readonly ServedRoute[]): [path: string, methods: Set<string>][] {
  const methods = new Map<string, Set<string>>();
  for (const { route } of served) {
    const path = expressPath(route);
    const known = methods.get(path) ?? new Set();
    known.add(route.method);
    if (route.method === 'GET') known.add('HEAD');
    methods.set(path, known);
  }
  const hasParams = ([path]: [string, unknown]) => Number(path.includes(':'));
  return [...methods].sort((one, other) => hasParams(one) - hasParams(other));
}

/**
 * Creates the Express app for these routes. Importing this module starts nothing; `makeContext` runs at the
 * first request.
 */
export function createApp(
  makeContext: () => ServerContext,
  served: readonly ServedRoute[],
): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(setCommonHeaders, receiveBodies(served));
  for (const { route, handler } of served) {
    mountRoute(app, route, handler, { makeContext, onForeignGoogle: reportForeignGoogle });
  }
  for (const [path, methods] of methodsByPath(served)) {
    // `app.all` would add a layer for each of HTTP's 34 methods, which takes a tenth of a cold start.
    app.route(path).all((request, response) => {
      response.set('Allow', [...methods].sort().join(', '));
      refuse(request, response, new AppError('method_not_allowed'));
    });
  }
  app.use((request, response) => refuse(request, response, new AppError('not_found')));
  // Handles errors outside of routes, such as a path that cannot be decoded.
  app.use(
    (
      error: Error & { status?: number },
      request: Request,
      response: Response,
      _next: NextFunction,
    ) => {
      const isTheirs = error.status !== undefined && error.status < 500;
      if (!isTheirs) log.error('request failed outside a route', error);
      refuse(request, response, new AppError(isTheirs ? 'not_found' : 'internal_error'));
    },
  );
  return app;
}
