import { offers } from '@fanclub/contract/club/offers';
import {
  demoAdminEmail,
  demoGatePassPhrases,
  demoMemberPassword,
} from '@fanclub/stories/tools/access';
import type { Story, Told } from '@fanclub/stories/tools/story';
import { addresses } from '../environment.ts';
import type { Ports } from '../ports.ts';
import { say, table } from '../terminal.ts';

const adminAccess = `admin, with Google; gate: ${demoGatePassPhrases.join(', ')}`;

function printAddresses(ports: Ports, hasUi: boolean): void {
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
}

function printPromoCodes(): void {
  if (!offers('promo')) return;
  table('Promo codes', [
    ['HALFSHIP', '50 percent off shipping'],
    ['SHIP3', '3 euro off shipping'],
    ['FREESHIP', 'free shipping'],
    ['LIMITED10', '50 percent, ten uses'],
    ['EXPIRED, USEDUP', 'refused'],
  ]);
}

/** Prints all addresses and the demo accounts when `npm start` is ready. */
export function printOverview(ports: Ports, hasUi: boolean): void {
  printAddresses(ports, hasUi);
  table('Demo accounts', [
    [demoAdminEmail, adminAccess],
    ['approved@fanclub.test', `approved member, password ${demoMemberPassword}`],
    ['linkonly@fanclub.test', 'approved member, signs in by e-mail link'],
    ['pending@fanclub.test', `application under review, password ${demoMemberPassword}`],
  ]);
  printPromoCodes();
  say('\nReady. Ctrl-C stops everything and keeps the state for the next start.');
}

function whoToBe(story: Story, { member }: Told): string {
  if (story.be === 'the member' && member) return `${member.email}, password ${member.password}`;
  return story.be === 'an admin' ? `${demoAdminEmail}: ${adminAccess}` : story.be;
}

/** Prints all addresses and what to do in the story when `npm start -- --story` is ready. */
export function printStory(ports: Ports, hasUi: boolean, story: Story, told: Told): void {
  printAddresses(ports, hasUi);
  printPromoCodes();
  table(`The story ${story.name}`, [
    ['what', story.title],
    ['be', whoToBe(story, told)],
    ['open', `${addresses(ports).hosting}${story.open}`],
    ['then', story.click],
  ]);
  say('\nReady. Ctrl-C stops everything and forgets the story; your own state stays as it was.');
}
