import { demoAdminEmail, demoGatePassPhrases, demoMemberPassword } from '../demo-access.ts';
import { addresses } from '../environment.ts';
import type { Ports } from '../ports.ts';
import { say } from '../terminal.ts';

function table(title: string, rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([left]) => left.length));
  say(`\n${title}`);
  for (const [left, right] of rows) say(`  ${left.padEnd(width)}  ${right}`);
}

/** The last thing `npm start` says: where everything is, and who can sign in. */
export function printOverview(ports: Ports, hasUi: boolean): void {
  const { hosting, mail, exchangeRate, ui, firestoreHost, authHost, storageHost } =
    addresses(ports);
  table('The product', [
    [hosting, 'open this'],
    [`${hosting}/api`, 'its API (GET /api/openapi.json describes it)'],
    [mail, 'every e-mail that it sends'],
    [exchangeRate, 'the local exchange-rate service'],
    ...(hasUi ? [[ui, 'the Emulator UI: look into the data, edit a promo code'] as const] : []),
    [`${firestoreHost}, ${authHost}, ${storageHost}`, 'Firestore, Auth, Storage'],
  ]);
  table('Demo accounts', [
    [demoAdminEmail, `admin, with Google; gate: ${demoGatePassPhrases.join(', ')}`],
    ['approved@fanclub.test', `approved member, password ${demoMemberPassword}`],
    ['linkonly@fanclub.test', 'approved member, signs in by e-mail link'],
    ['pending@fanclub.test', `application under review, password ${demoMemberPassword}`],
  ]);
  table('Promo codes', [
    ['HALFSHIP', '50 percent off shipping'],
    ['SHIP3', '3 euro off shipping'],
    ['FREESHIP', 'free shipping'],
    ['LIMITED10', '50 percent, ten uses'],
    ['EXPIRED, USEDUP', 'refused'],
  ]);
  say('\nReady. Ctrl-C stops everything and keeps the state for the next start.');
}
