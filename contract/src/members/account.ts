import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  number,
  objectOrNull,
  strictObject,
  string,
} from '../validation/yup.ts';
import { receivedSchema } from './received.ts';

export const openDueSchema = strictObject({
  request_number: string().required(),
  season: string().required(),
  /** Null if the application is unpaid and its amount is not known (rial without an exchange rate). */
  amount: number().integer().min(1).nullable().defined(),
  currency: mixed<'EUR' | 'IRR'>().oneOf(['EUR', 'IRR']).required(),
  since: isoTime().required(),
}).meta({ name: 'OpenDue' });

/**
 * A waiver or a reduction above the limit of the settings, which waits until another admin than `by` books it with the
 * same id and content; null if none waits.
 */
export const askedAdjustmentField = () =>
  objectOrNull({
    id: string().required(),
    what: mixed<'waived' | 'reduced'>().oneOf(['waived', 'reduced']).required(),
    amount: number().integer().required(),
    currency: mixed<'EUR' | 'IRR'>().oneOf(['EUR', 'IRR']).required(),
    request_number: string().required(),
    season: string().required(),
    reason: string().required(),
    by: string().required(),
    is_yours: boolean().required(),
    at: isoTime().required(),
  });
export type ShownAskedAdjustment = NonNullable<InferType<ReturnType<typeof askedAdjustmentField>>>;

/** What a member owes and is owed over all seasons; `contract/src/money/account.ts` computes it. */
export const accountSchema = strictObject({
  /** Dues minus received money, by currency: positive if the member owes, negative if the club does. */
  balance: receivedSchema().required(),
  /** Amounts that are still to be paid, one entry per application, the oldest season first. */
  open_dues: array(openDueSchema.required()).required(),
  /** Amounts received beyond the price of an application or for a rejected application, the oldest season first. */
  over_dues: array(openDueSchema.required()).required(),
}).meta({ name: 'Account' });
export type ShownAccount = InferType<typeof accountSchema>;
