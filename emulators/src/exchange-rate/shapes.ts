const toNumber = (rate: string) => Number(rate.replaceAll(',', ''));

/**
 * Functions that build each known form of a rate service's response. The responses differ in the field that contains
 * the rate, and in its type; the response of `unknown` contains no rate.
 */
export const shapes = {
  string: (rate: string): unknown => ({ price_eur: rate }),
  number: (rate: string): unknown => ({ price_eur: toNumber(rate) }),
  p: (rate: string): unknown => ({ price_eur: { p: rate } }),
  last: (rate: string): unknown => ({ price_eur: { last: rate } }),
  price: (rate: string): unknown => ({ price_eur: { price: rate } }),
  current: (rate: string): unknown => ({ current: { price_eur: rate } }),
  unknown: (): unknown => ({ hello: 'world' }),
};

type Shape = keyof typeof shapes;

export interface RateControl {
  shape: Shape;
  /** Rate in rial per euro with separators between groups of digits, as such services send it. */
  rate: string;
  delay_ms: number;
  status: number;
}

export const initialControl: RateControl = {
  shape: 'string',
  rate: '1,052,300',
  delay_ms: 0,
  status: 200,
};

/** Returns `control` with the values of `change`; null if `change` is not valid. */
export function applyControl(control: RateControl, change: unknown): RateControl | null {
  if (typeof change !== 'object' || change === null) return null;
  const next = { ...control, ...change } as RateControl;
  const isKnown =
    Object.keys(next).length === Object.keys(control).length && Object.hasOwn(shapes, next.shape);
  const isSane =
    typeof next.rate === 'string' &&
    Number.isInteger(next.delay_ms) &&
    next.delay_ms >= 0 &&
    Number.isInteger(next.status) &&
    next.status >= 200 &&
    next.status <= 599;
  return isKnown && isSane ? next : null;
}
