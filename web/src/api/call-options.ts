import type {
  RouteBody,
  RouteDefinition,
  RouteParams,
  RouteQuery,
} from '@fanclub/contract/http/route';

interface CommonOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
}

interface UploadOptions<Part extends string> {
  files: Record<Part, Blob>;
  /** Called with the share of the upload that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Options of a call: `params`, `query`, `body` and `files`, each only if the route's definition has it. */
export type CallOptions<R> = CommonOptions &
  (R extends { params: unknown } ? { params: RouteParams<R> } : unknown) &
  (R extends { query: unknown } ? { query?: RouteQuery<R> } : unknown) &
  (R extends { body: unknown } ? { body: RouteBody<R> } : unknown) &
  (R extends { multipart: readonly (infer Part extends string)[] } ? UploadOptions<Part> : unknown);

/** The options of a call, without the types of its route. */
export interface AnyCallOptions extends CommonOptions, Partial<UploadOptions<string>> {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: object;
}

/** The arguments of a call after its route; the options are optional if the route requires none. */
export type CallArguments<R extends RouteDefinition> =
  Partial<CallOptions<R>> extends CallOptions<R>
    ? [options?: CallOptions<R>]
    : [options: CallOptions<R>];
