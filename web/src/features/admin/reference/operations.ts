import type { RouteDefinition } from '@fanclub/contract/http/route';
import { openapi } from '@fanclub/contract/system/routes';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#api/route-query.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: object;
  example?: string;
}

interface Content {
  schema: { properties?: Record<string, { contentMediaType?: string }> };
  example?: Record<string, unknown>;
}

interface DescribedOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, Content> };
  /** The responses by status. A response that all calls have in common is a `$ref` object without a description. */
  responses: Record<string, { description?: string; content?: Record<string, Content> }>;
}

export interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
}

/** An API call as the OpenAPI description contains it, with its method and path. */
export interface Operation extends DescribedOperation {
  method: RouteDefinition['method'];
  path: RouteDefinition['path'];
}

/**
 * Returns the calls grouped by tag. Only calls whose path, operation id or summary contains the searched text
 * are included.
 */
export function groupsIn({ tags, paths }: Description, sought: string) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => ({ ...operation, path, method: method.toUpperCase() }) as Operation,
    ),
  );
  const wanted = sought.toLowerCase();
  const found = all.filter(({ path, operationId, summary }) =>
    [path, operationId, summary].some((text) => text.toLowerCase().includes(wanted)),
  );
  return tags
    .map((tag) => ({ ...tag, operations: found.filter(({ tags: [name] }) => name === tag.name) }))
    .filter(({ operations }) => operations.length > 0);
}

/** Query for the OpenAPI description of the API. */
export const useDescription = () =>
  useQuery({ ...routeQuery(openapi), select: (described) => described as unknown as Description });

/**
 * Returns the inputs that the form needs for a call: its path and query parameters, an example of the body,
 * and the names of the file fields.
 */
export function requestOf({ parameters, requestBody }: Operation) {
  const json = requestBody?.content['application/json'];
  const form = requestBody?.content['multipart/form-data'];
  const body = json ?? form;
  const files = Object.entries(form?.schema.properties ?? {})
    .filter(([, { contentMediaType }]) => contentMediaType !== undefined)
    .map(([name]) => name);
  const texts = Object.entries(body?.example ?? {}).filter(([name]) => !files.includes(name));
  return {
    fields: parameters.filter((parameter) => parameter.in !== 'header'),
    body: body && JSON.stringify(Object.fromEntries(texts), null, 2),
    files,
  };
}
