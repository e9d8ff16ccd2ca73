import { defaultPageSize } from '@fanclub/contract/http/page-fields';
import type { PageRequest } from '#repositories/pages';

interface PageQuery {
  limit?: string | undefined;
  cursor?: string | undefined;
}

/** The page of a list that a request asks for. */
export const pageOf = ({ limit, cursor }: PageQuery): PageRequest => ({
  size: limit === undefined ? defaultPageSize : Number(limit),
  cursor,
});
