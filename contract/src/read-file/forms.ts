import { offers } from '../club/offers.ts';
import { type Currency, takenCurrencies } from '../money/amounts.ts';

/** Currency units of the amounts in a file. A toman is ten rial. */
export const statementUnits = ['EUR', 'IRR', 'toman'] as const;
export type StatementUnit = (typeof statementUnits)[number];

export const currencyOf = (unit: StatementUnit): Currency => (unit === 'EUR' ? 'EUR' : 'IRR');

/** Returns the units in which the club's statements can be. */
export const takenUnits = (): StatementUnit[] =>
  statementUnits.filter((unit) => takenCurrencies().includes(currencyOf(unit)));

export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/**
 * Orders of year (y), month (m) and day (d) in a date. The Persian ones are needed only for years of two digits, because
 * a year of four digits says its calendar.
 */
export const dateOrders = ['ymd', 'dmy', 'mdy', 'persian_ymd', 'persian_dmy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Returns the orders in which the dates of the club's statements can be. */
export const takenOrders = (): DateOrder[] =>
  dateOrders.filter((order) => offers('persianCalendar') || !order.startsWith('persian'));
