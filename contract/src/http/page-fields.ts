import type { ObjectShape } from 'yup';
import { strictObject, string } from '../validation/yup.ts';

/** Number of rows of a page if the request does not set `limit`. */
export const defaultPageSize = 25;

/**
 * Query parameters of a list that is sent in pages. The response contains `next_cursor`, which is null on the last
 * page.
 */
export const pageFields = {
  /** Number of rows, from 1 to 100. */
  limit: string()
    .matches(/^([1-9]\d?|100)$/, 'number_out_of_range')
    .optional(),
  cursor: string().max(300).optional(),
};

/** Returns the response schema of a paged list: the given fields and the cursor of the next page. */
export const pageOf = <Rows extends ObjectShape>(rows: Rows) =>
  strictObject({ ...rows, next_cursor: string().nullable().defined() });

/** Properties of a route that responds with pages of a list and has no query parameters but those of the page. */
export const pageRoute = {
  method: 'GET',
  limit: { heavy: 'page' },
  query: strictObject(pageFields),
  example: { query: { limit: '50' } },
} as const;
