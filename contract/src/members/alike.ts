import { array, type InferType, mixed, strictObject, string } from '../validation/yup.ts';

/** What two applications can have in common that calls for a closer look. */
const likenesses = ['name_and_birth_date', 'phone', 'receipt', 'transfer_number'] as const;
export type Likeness = (typeof likenesses)[number];

/** Another application for which an application is flagged, and what both have in common now. */
export const alikeSchema = strictObject({
  request_number: string().required(),
  /** Empty if one of the two was corrected since the flag was set. */
  likenesses: array(mixed<Likeness>().oneOf(likenesses).required()).required(),
}).meta({ name: 'AlikeApplication' });
export type AlikeApplication = InferType<typeof alikeSchema>;
