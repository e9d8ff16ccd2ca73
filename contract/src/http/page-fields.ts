import type { ObjectShape } from 'yup';
import { strictObject, string } from '../validation/yup.ts';

/** Number of rows of a page if the caller names none. */
export const defaultPageSize = 25;

/** Query parameters of a paged list; the response carries `next_cursor` until there are no more rows. */
export const pageFields = {
  /** Number of rows, from 1 to 100. */
  limit: string()
    .matches(/^([1-9]\d?|100)$/, 'number_out_of_range')
    .optional(),
  cursor: string().max(300).optional(),
};

/** Returns the response schema of a paged list: its rows, further fields, and the cursor of the next page. */
export const pageOf = <Rows extends ObjectShape>(rows: Rows) =>
  strictObject({ ...rows, next_cursor: string().nullable().defined() });
