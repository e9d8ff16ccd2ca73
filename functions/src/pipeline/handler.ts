import type {
  RouteBody,
  RouteDefinition,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@fanclub/contract/http/route';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { ServerContext } from '#platform/context';
import type { AdminCaller, Caller } from './caller.ts';
import type { Allowance } from './limit-account.ts';
import type { Origin } from './limit-address.ts';
import type { ReceivedFile } from './read-multipart.ts';

type CallerOf<R> = R extends { access: 'admin' }
  ? AdminCaller
  : R extends { access: 'member' }
    ? Caller
    : R extends { session: 'optional' }
      ? Caller | undefined
      : undefined;

/** A request that passed limits, authentication and validation. */
export interface ApiRequest<R> extends Allowance {
  context: ServerContext;
  caller: CallerOf<R>;
  /** The header with the caller's token, for a function that passes a call on instead of authenticating it. */
  authorization: string | undefined;
  params: RouteParams<R>;
  query: RouteQuery<R>;
  body: RouteBody<R>;
  files: Record<string, ReceivedFile>;
  language: LanguageCode;
  origin: Origin;
  idempotencyKey: string | undefined;
  requestId: string;
}

/** A response with bytes instead of JSON, such as an image that the browser shows. */
export class FileAnswer {
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly fileName: string;
  constructor(contentType: string, bytes: Buffer, fileName: string) {
    this.contentType = contentType;
    this.bytes = bytes;
    this.fileName = fileName;
  }
}

/** A page that is made for one reader. It contains no script, and loads nothing. */
export class PageAnswer {
  readonly status: 200 | 404;
  readonly html: string;
  /** The hash of the only style that the page contains, as in a `Content-Security-Policy`. */
  readonly styleHash: string;
  constructor(status: 200 | 404, html: string, styleHash: string) {
    this.status = status;
    this.html = html;
    this.styleHash = styleHash;
  }
}

/**
 * A response with a file that is generated while it is sent. The browser saves it under `fileName`. `nextPart` is the
 * cursor of the next part, if the file is sent in parts and this is not the last one.
 */
export class StreamAnswer {
  readonly contentType: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
  readonly fileName: string;
  readonly nextPart: string | null;
  constructor(
    contentType: string,
    chunks: AsyncIterable<string | Uint8Array>,
    fileName: string,
    nextPart: string | null = null,
  ) {
    this.contentType = contentType;
    this.chunks = chunks;
    this.fileName = fileName;
    this.nextPart = nextPart;
  }
}

type Answer<R> = R extends { response: unknown }
  ? RouteResponse<R>
  : FileAnswer | PageAnswer | StreamAnswer;

/** The handler of a route. Its result is the response. */
export type Handler<R extends RouteDefinition> = (request: ApiRequest<R>) => Promise<Answer<R>>;

/**
 * The type of an object with a handler for each route that a module of the contract exports, under the route's
 * name.
 */
export type HandlersOf<Contract> = {
  [Name in keyof Contract as Contract[Name] extends RouteDefinition
    ? Name
    : never]: Contract[Name] extends RouteDefinition ? Handler<Contract[Name]> : never;
};
