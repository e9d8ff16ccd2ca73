import { amountMax } from '../money/amounts.ts';
import { normaliseTyped } from '../text/digits.ts';
import type { DecimalSign, StatementUnit } from './format.ts';

const minuses = /[\u2012\u2013\u2212\uFE63\uFF0D]/g;
const units = /€|EUR|IRR|ریال|ريال|تومان|rials?|tomans?/gi;
/** Matches an optional sign, the digits and an optional sign after them. An amount in parentheses is negative. */
const parts = /^(\(?)([+-]?)\s*([\d.,٫٬'’\s]+?)\s*([+-]?)(\)?)$/;
/** Matches digits in groups of three, all separated by the same character, or digits without separators. */
const wholes = /^\d*$|^\d{1,3}([.,٬'’\s])\d{3}(?:\1\d{3})*$/;

/**
 * Returns an amount of a bank statement in the smallest unit (euro cents or rial); null if it cannot be read with
 * certainty. The decimal sign is the same in the whole file.
 */
export function readAmount(raw: string, decimal: DecimalSign, unit: StatementUnit): number | null {
  const text = normaliseTyped(raw).replace(minuses, '-').replace(units, '').trim();
  const [, opened, before, figures = '', after, closed] = parts.exec(text) ?? [];
  if (figures === '' || !/\d/.test(figures) || (opened === '') !== (closed === '')) return null;
  const signs = [before, after, opened && '-'].filter(Boolean);
  if (signs.length > 1) return null;
  const [whole = '', fraction, ...rest] = figures.split(figures.includes('٫') ? '٫' : decimal);
  if (rest.length > 0 || !wholes.test(whole)) return null;
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return null;
  const amount = inSmallest(whole.replace(/\D/g, '') || '0', fraction ?? '', unit);
  if (amount === null || amount > amountMax) return null;
  return signs[0] === '-' && amount > 0 ? -amount : amount;
}

/**
 * Returns the amount in the smallest unit; null if it has decimals beyond that unit that are not zero. Rial have no
 * decimals, but some banks write two zeros.
 */
function inSmallest(whole: string, fraction: string, unit: StatementUnit): number | null {
  const decimals = unit === 'EUR' ? 2 : 0;
  const beyond = fraction.slice(decimals);
  if (/[1-9]/.test(beyond) || (unit !== 'EUR' && beyond.length > 2)) return null;
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return unit === 'toman' ? amount * 10 : amount;
}
