import { string } from '../validation/yup.ts';

/** What asks for a page of a list; its answer carries `next_cursor` until there is no more. */
export const pageFields = {
  /** 1 to 100; 25 when absent. */
  limit: string()
    .matches(/^([1-9]\d?|100)$/, 'number_out_of_range')
    .optional(),
  cursor: string().max(300).optional(),
};
