import {
  type AccountLimitRule,
  accountLimits,
  addressLimits,
  byteLimits,
  type HeavyLimit,
  type HeavyLimitRule,
  heavyLimits,
  type Limit,
  overallLimits,
  type RouteLimit,
} from '../http/limits.ts';

const megabyte = 1024 * 1024;
const minuteMs = 60_000;
const spans = { day: 24 * 60 * minuteMs, hour: 60 * minuteMs, minute: minuteMs };

/** Returns a duration in words, in its largest whole unit, such as "an hour" or "in 15 minutes". */
function windowText(windowMs: number): string {
  const [unit, spanMs] = Object.entries(spans).find(([, ms]) => windowMs % ms === 0) ?? ['ms', 1];
  if (windowMs !== spanMs) return `in ${windowMs / spanMs} ${unit}s`;
  return unit === 'hour' ? 'an hour' : `a ${unit}`;
}

const calls = ({ count, windowMs }: Limit, unit = 'calls') =>
  `${count} ${unit} ${windowText(windowMs)}`;
const files = ({ count, windowMs }: Limit) =>
  `${count / megabyte} MiB of files ${windowText(windowMs)}`;

function accountText(name: NonNullable<RouteLimit['account']>): string {
  const rule: AccountLimitRule = accountLimits[name];
  const { failuresFromAnywhere: anywhere, budget, silent, unit } = rule;
  if (anywhere === undefined) {
    const inAll = budget ? `, ${calls(budget)} that mail something` : '';
    const beyond = silent ? '; further calls mail nothing' : '';
    return `${calls(rule, unit)} for one e-mail (\`${name}\`)${inAll}${beyond}`;
  }
  const tries = `${rule.count} tries ${windowText(rule.windowMs)}`;
  return `${tries} with a wrong secret for one e-mail from one network, ${anywhere} from anywhere (\`${name}\`)`;
}

function heavyTexts(name: HeavyLimit): string[] {
  const { caller, overall, target, daily }: HeavyLimitRule = heavyLimits[name];
  const aDay = (count: number | undefined) => (count ? `, ${count} a day` : '');
  return [
    `${calls(caller)}${aDay(daily?.caller)} by one person (\`${name}\`)`,
    ...(target
      ? [`${calls(target)}${aDay(daily?.target)} about one person or thing (\`${name}\`)`]
      : []),
    `${calls(overall)} from all callers of a kind (\`${name}\`)`,
  ];
}

const exemptTexts = {
  receipt: 'a live receipt and an Idempotency-Key',
  device: "the device token of the e-mail's account",
  card: 'the code of a card',
};

/**
 * Returns a route's limits in English. The texts contain the names of the limits, because all routes with the same
 * limit share one count.
 */
export function limitTexts(limit: RouteLimit): string[] {
  const { address, exempts, overall, bytes, account, heavy } = limit;
  const unless = exempts ? ` without ${exemptTexts[exempts]}` : '';
  return [
    address && `${calls(addressLimits[address])} from one IP address${unless} (\`${address}\`)`,
    overall && `${calls(overallLimits[overall])} from everybody (\`${overall}\`)`,
    bytes && `${files(byteLimits[bytes])} from one IP address`,
    account && accountText(account),
    ...(heavy ? heavyTexts(heavy) : []),
  ].filter((text) => text !== undefined);
}
