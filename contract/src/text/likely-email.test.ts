import { expect, it } from 'vitest';
import { emailShape, normaliseEmail } from './email.ts';
import { likelyEmail } from './likely-email.ts';

const slips = {
  'gmail.com':
    'gmail.con gamil.com gmial.com gmai.com gmal.com gmil.com gmaill.com gnail.com gmail.co gmail.cm gmail.om gmail.comm gmail.vom gmail.cmo gmail.it gmail.ir gmailcom gmail..com gamil.con gmeil.com gmaik.com',
  'yahoo.com':
    'yahoo.co yaho.com yahooo.com yhoo.com yahho.com yahoo.con yahoo.cm ayhoo.com yaoo.com',
  'hotmail.com':
    'hotmial.com hotmal.com hotmil.com hotamil.com hotmail.co hotmail.con hotmsil.cmo htomail.com',
  'outlook.com':
    'outlok.com outllok.com oultook.com outlook.co outlook.con outloook.com otlook.com',
  'icloud.com': 'icloud.co iclud.com icoud.com icluod.com icloud.con icloude.com',
  'hotmail.it': 'hotmial.it hotmai.it',
  'yahoo.it': 'yaho.it',
  'libero.it': 'libero.com libro.it',
  'mycompany.com': 'mycompany.con',
};

it.each(Object.entries(slips))('%s is proposed for each slip', (domain, typed) => {
  const others = typed
    .split(' ')
    .filter((slip) => likelyEmail(`sara@${slip}`) !== `sara@${domain}`);
  expect(others).toEqual([]);
});

it('a real domain is never asked about', () => {
  const real =
    'gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.it yahoo.fr yahoo.de yahoo.com.br yahoo.co.in ymail.com rocketmail.com hotmail.com hotmail.it hotmail.co.uk hotmail.de outlook.com outlook.it outlook.fr outlook.de live.it live.com live.co.uk msn.com icloud.com me.com mac.com mail.com email.com email.it gmx.de gmx.net gmx.com gmx.at web.de t-online.de freenet.de libero.it virgilio.it tiscali.it alice.it tin.it inwind.it iol.it poste.it fastwebnet.it aruba.it pec.it orange.fr wanadoo.fr laposte.net free.fr sfr.fr proton.me protonmail.com protonmail.ch tutanota.com zoho.com yandex.ru yandex.com mail.ru bk.ru aol.com aol.it comcast.net att.net verizon.net chmail.ir mailfa.com iran.ir ut.ac.ir polimi.it unito.it hushmail.com fastmail.com cloud.com bluewin.ch kpnmail.nl ziggo.nl telia.com home.nl hotelmail.com tim.it example.com example.test club.co startup.co amail.com company.cm company.om vodafone.it';
  expect(real.split(' ').filter((domain) => likelyEmail(`sara@${domain}`))).toEqual([]);
});

it('a text that is no address has no other one', () => {
  expect(['', 'sara', '@gmail.con', 'sara@', 'sara@gmail'].map(likelyEmail)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

it.each([
  'Sara Rossi <sara@gmail.com>',
  '"Rossi, Sara" <SARA@gmail.com>;',
  'mailto:sara@gmail.com',
  'mailto:sara@gmail.com?subject=Ciao',
  '<sara@gmail.com>',
  'sara@gmail.com.',
  'sara@gmail.com,',
  'sara@gmail.com،',
  '«sara@gmail.com»',
  '(sara@gmail.com)',
  'sara @ gmail.com',
  'sara＠gmail．com',
  'ایمیل: sara@gmail.com',
  '\u200esara@gmail.com\u00a0',
])('the address in %j is sara@gmail.com', (typed) => {
  const email = normaliseEmail(typed);
  expect(email).toBe('sara@gmail.com');
  expect(normaliseEmail(email), 'a second time').toBe(email);
});

it.each([
  'sara@gmail.com, aldo@gmail.com',
  'Sara Rossi sara@gmail.com',
  'sara@gmail',
  'sara.gmail.com',
])('no address is guessed from %j', (typed) => {
  expect(emailShape.test(normaliseEmail(typed))).toBe(false);
});

it.each(["o'neil+club@example.com", 'a?b@example.com', '#x@example.com', "'x'@example.com"])(
  'the address %s stays as it is',
  (email) => {
    expect(normaliseEmail(email)).toBe(email);
  },
);
