import { expect, it } from 'vitest';
import { chooseEmulators, hangsOnDownloads, type Surroundings } from './choose-emulators.ts';

const all = ['firestore', 'storage', 'ui'] as const;
const jars = ['firestore', 'storage'] as const;
const silent = 'do not answer';
const standIns = "Emulators: stand-ins for Firestore, Storage's rules; no Emulator UI";
const google = "Emulators: Google's own for Firestore, Storage's rules, the Emulator UI";
const noUi = "Emulators: Google's own for Firestore, Storage's rules; no Emulator UI";
const withoutRules =
  "Emulators: Google's own for Firestore; stand-ins for Storage's rules; no Emulator UI";
const rulesAlone =
  "Emulators: Google's own for Storage's rules; stand-ins for Firestore; no Emulator UI";

type Row = [
  java: number,
  cached: Surroundings['cached'],
  downloads: Surroundings['downloads'],
  wanted: string | undefined,
  sentence: string,
  toDownload: Surroundings['cached'],
];

it.each<Row>([
  [21, [], 'answer', undefined, `${google} (Java 21).`, all],
  [25, all, silent, undefined, `${google} (Java 25, downloaded before).`, []],
  [21, jars, 'answer', undefined, `${google} (Java 21).`, ['ui']],
  [21, jars, silent, undefined, `${noUi} (Google's downloads do not answer).`, []],
  [21, jars, 'broke off', undefined, `${noUi} (Google's downloads broke off).`, []],
  [21, [], silent, undefined, `${standIns} (Google's downloads do not answer).`, []],
  [21, [], 'broke off', undefined, `${standIns} (Google's downloads broke off).`, []],
  [
    21,
    ['storage', 'ui'],
    silent,
    undefined,
    `${rulesAlone} (Google's downloads do not answer).`,
    [],
  ],
  [17, all, 'answer', undefined, `${standIns} (Java 17 is older than 21).`, []],
  [0, [], 'answer', undefined, `${standIns} (there is no Java).`, []],
  [21, all, 'answer', 'hidane', `${standIns} (FIRESTORE_EMULATOR=hidane).`, []],
  [0, [], silent, 'hidane', `${standIns} (FIRESTORE_EMULATOR=hidane).`, []],
  [21, all, silent, 'official', `${google} (Java 21, downloaded before).`, []],
  [21, [], 'answer', 'official', `${google} (Java 21).`, all],
  [
    21,
    [],
    silent,
    'official',
    `${withoutRules} (Google's downloads do not answer).`,
    ['firestore'],
  ],
])(
  'Java %s, cached %j, downloads %s, wanted %s',
  (java, cached, downloads, wanted, sentence, toDownload) => {
    const choice = chooseEmulators({ java, cached, downloads, wanted });
    expect([choice.sentence, choice.toDownload]).toEqual([sentence, toDownload]);
  },
);

it.each([
  [17, [], 'answer', 'official', 'needs Java 21 or newer'],
  [21, [], 'broke off', 'official', "but Google's downloads broke off"],
  [21, all, 'answer', 'Official', 'set it to official or hidane'],
] as const)(
  'Java %s, cached %j, downloads %s, wanted %s: refused',
  (java, cached, downloads, wanted, reason) => {
    expect(() => chooseEmulators({ java, cached, downloads, wanted })).toThrow(reason);
  },
);

it.each([
  [21, jars, undefined, true],
  [21, all, undefined, false],
  [17, [], undefined, false],
  [21, [], 'hidane', false],
] as const)(
  'the download server is asked only if it decides: Java %s, cached %j, wanted %s',
  (java, cached, wanted, asks) => {
    expect(hangsOnDownloads({ java, cached, wanted })).toBe(asks);
  },
);
