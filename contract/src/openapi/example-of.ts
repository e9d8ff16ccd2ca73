import type { RequestExample, RouteDefinition } from '../http/route.ts';
import { memberId } from '../http/samples.ts';

/** Returns a route's example request, with the id of a member if the example leaves out the path. */
export const exampleOf = ({ params, example }: RouteDefinition): RequestExample => ({
  ...(params && { params: { id: memberId } }),
  ...example,
});
