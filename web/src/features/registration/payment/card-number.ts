import { toLatinDigits } from '@fanclub/contract/text/digits';

/** `6037990000000000` or any grouping of it as `6037 9900 0000 0000`. */
export function groupCardNumber(cardNumber: string): string {
  const digits = toLatinDigits(cardNumber).replace(/\D/g, '');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}
