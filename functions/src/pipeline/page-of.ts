import { defaultPageSize } from '@fanclub/contract/http/page-fields';
import type { PageRequest } from '#repositories/pages';

interface PageQuery {
  limit?: string | undefined;
  cursor?: string | undefined;
}

/** Converts the query of a list route to the page to read. */
export const pageOf = ({ limit, cursor }: PageQuery): PageRequest => ({
  size: limit === undefined ? defaultPageSize : Number(limit),
  cursor,
});
