import { string } from '../validation/yup.ts';

/** How many rows a page has where nobody says how many. */
export const defaultPageSize = 25;

/** What asks for a page of a list; its answer carries `next_cursor` until there is no more. */
export const pageFields = {
  /** 1 to 100. */
  limit: string()
    .matches(/^([1-9]\d?|100)$/, 'number_out_of_range')
    .optional(),
  cursor: string().max(300).optional(),
};
