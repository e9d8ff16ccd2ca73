import { existsSync } from 'node:fs';
import path from 'node:path';
import { clubProblems } from '@fanclub/contract/club-schema/club-schema';
import { euroServices } from '@fanclub/contract/members/payment';
import { shippedLanguages } from '@fanclub/contract/text/languages';
import { askColours } from './ask-colours.ts';
import type { Asker } from './asker.ts';
import { type Facts, factAt, setFact } from './facts.ts';
import { keepLanguages } from './new-club.ts';
import { packagesAsLine, readPackages } from './package-line.ts';

const englishName = new Intl.DisplayNames(['en'], { type: 'language' });

const listed = (answer: string) => answer.split(/[\s,،]+/).filter((one) => one && one !== 'none');

/** A line of a question: how the fact at `at` is shown and read, if it is no plain text. */
interface Line {
  at: string;
  /** Name of the line in a file of answers, if it is not the path of the fact. */
  key?: string;
  question: string;
  shown?: (value: unknown) => string;
  read?: (answer: string, facts: Facts) => unknown;
}

const asText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Asks for one fact until it is right. */
async function askFact({ ask, refuse }: Asker, facts: Facts, line: Line): Promise<void> {
  const { at, key = at, question, shown = asText, read = (answer) => answer } = line;
  const before = factAt(facts, at);
  const today = shown(before);
  for (;;) {
    const answer = await ask(key, question, () => today);
    if (answer !== today || before === undefined) {
      setFact(facts, at, read(answer, facts));
    }
    const below = new RegExp(`^${at.replace(/[[\].]/g, '\\$&')}($|[.[])`);
    const problem = clubProblems(facts).find(({ path: place }) => below.test(place));
    if (!problem) return;
    setFact(facts, at, before);
    refuse(problem.words);
  }
}

const languagesOf = (facts: Facts) => facts.languages as readonly string[];

/** Asks for a text in each language of the club, or only in those that lack it. */
async function askTexts(
  asker: Asker,
  facts: Facts,
  at: string,
  question: string,
  { key = at, onlyMissing = false } = {},
): Promise<void> {
  for (const language of languagesOf(facts)) {
    const place = `${at}.${language}`;
    if (onlyMissing && factAt(facts, place)) continue;
    const asked = `${question}, in ${englishName.of(language)}`;
    await askFact(asker, facts, { at: place, key: `${key}.${language}`, question: asked });
  }
}

/** Asks for the texts that lists of the club lack, such as the names of new packages. */
async function askMissing(asker: Asker, facts: Facts): Promise<void> {
  const lists = [
    ['packages', 'name', 'Name of the package'],
    ['packages', 'line', 'One line about the package'],
    ['benefits', 'name', 'What members get:'],
  ] as const;
  for (const [list, field, question] of lists) {
    for (const [i, { id }] of (facts[list] as Facts[]).entries()) {
      const options = { key: `${list}.${id}.${field}`, onlyMissing: true };
      await askTexts(asker, facts, `${list}[${i}].${field}`, `${question} ${id}`, options);
    }
  }
}

async function askPackages(asker: Asker, facts: Facts, isNew: boolean): Promise<void> {
  const before = facts.packages as Facts[];
  const today = packagesAsLine(before);
  for (;;) {
    const answer = await asker.ask('packages', 'Each with its price in euro', () => today);
    const read = answer === today ? before : readPackages(answer, before);
    if (typeof read === 'string') {
      asker.refuse(`"${read}" is no package; one is written as: child 10 to 14`);
      continue;
    }
    facts.packages = isNew ? read.filter(({ retired }) => !retired) : read;
    const ofAnswer = /^packages\[\d+\]($|\.(id|price|oldest)$)/;
    const problem = clubProblems(facts).find(({ path: place }) => ofAnswer.test(place));
    if (!problem) return askMissing(asker, facts);
    asker.refuse(problem.words);
  }
}

async function askLogo({ ask, refuse }: Asker, folder: string): Promise<string> {
  const today = existsSync(path.join(folder, 'logo.svg')) ? 'as it is' : 'initials';
  for (;;) {
    const answer = await ask(
      'logo',
      'Path of an SVG file, or "initials" for a simple crest',
      () => today,
    );
    if (answer === 'as it is' || answer === 'initials') return answer;
    const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), answer);
    if (/\.svg$/i.test(file) && existsSync(file)) return file;
    refuse(`${file} is no SVG file that exists.`);
  }
}

const priceList = (value: unknown) => {
  const card = value as Facts | null;
  return card ? `${card.price} and ${card.shipping}` : 'none';
};

const ways: Line = {
  at: 'pay',
  question: `Some of: rial, ${euroServices.join(', ')}, iban`,
  shown: (value) => {
    const { rial, services, iban } = value as Facts;
    return [...(rial ? ['rial'] : []), ...(services as string[]), ...(iban ? ['iban'] : [])].join(
      ', ',
    );
  },
  read: (answer, facts) => {
    const named = listed(answer.toLowerCase());
    const services = named.filter((name) => name !== 'rial' && name !== 'iban');
    const pay = { rial: named.includes('rial'), services, iban: named.includes('iban') };
    return { ...(facts.pay as Facts), ...pay };
  },
};

const card: Line = {
  at: 'card',
  question: 'Prices of the card and of its shipping in euro, such as "10 and 5", or none',
  shown: priceList,
  read: (answer) => {
    const [price, shipping = 0] = (answer.match(/[\d.]+/g) ?? []).map(Number);
    return price === undefined ? null : { price, shipping };
  },
};

const deadline: Line = {
  at: 'deadline',
  question:
    'Last day to register, such as 2027-03-15. Pages count down to it; whether it ends registration is a setting',
  shown: (value) => asText(value).slice(0, 10),
  read: (answer) => `${answer}T23:59:59`,
};

const languages: Line = {
  at: 'languages',
  question: `Some of: ${shippedLanguages.map((code) => `${code} (${englishName.of(code)})`).join(', ')}; the first is the default`,
  shown: (value) => (value as string[]).join(', '),
  read: listed,
};

/**
 * Asks the ten questions about a club, and changes its facts. Today's answer of each question is what the facts say, and
 * facts about which nothing is asked stay as they are. Resolves with the path of the logo, `initials`, or `as it is`.
 */
export async function askClub(
  asker: Asker,
  facts: Facts,
  { folder, isNew }: { folder: string | null; isNew: boolean },
): Promise<{ logo: string }> {
  const one = (at: string, question: string) => askFact(asker, facts, { at, question });
  const { title } = asker;
  title('1 of 10 · Languages of pages and mails');
  await askFact(asker, facts, languages);
  keepLanguages(facts, languagesOf(facts), shippedLanguages);
  title('2 of 10 · Name');
  await askTexts(asker, facts, 'name', 'Name of the club');
  await askTexts(asker, facts, 'tagline', 'Its line, at most six words');
  await one('numberPrefix', 'Letters with which request numbers begin, such as VIOLA');
  await askTexts(asker, facts, 'trademark', 'Whether it belongs to a professional club', {
    onlyMissing: true,
  });
  title('3 of 10 · Colours');
  await askColours(asker, facts);
  title('4 of 10 · Logo');
  const logo = await askLogo(asker, folder ?? '');
  title('5 of 10 · Packages, such as: adult 25, child 10 to 14, family 45 for all');
  await askPackages(asker, facts, isNew);
  title('6 of 10 · Ways to pay. The accounts themselves come later, in npm run setup or the panel');
  await askFact(asker, facts, ways);
  title('7 of 10 · Printed club card');
  await askFact(asker, facts, card);
  if (isNew && !facts.card) {
    facts.benefits = (facts.benefits as Facts[]).filter(({ id }) => id !== 'clubCard');
  }
  title('8 of 10 · Season and time zone');
  await one('season', 'Season, such as 2026/27');
  await askFact(asker, facts, deadline);
  await one('timeZone', 'Time zone, such as Europe/Rome. Do not change it later');
  title('9 of 10 · Place');
  await askTexts(asker, facts, 'city', 'City');
  await askTexts(asker, facts, 'address', 'Postal address, if you have one');
  await one('site', 'Address of the site, such as https://members.example.club');
  title('10 of 10 · Contact');
  await one('contact.email', 'E-mail');
  await one('contact.phone', 'Phone');
  return { logo };
}
