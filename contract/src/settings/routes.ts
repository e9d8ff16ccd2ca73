import { defineRoute } from '../http/route.ts';
import { byName } from '../members/by-name.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '../text/languages.ts';
import { boolean, mixed, number, strictObject, string } from '../validation/yup.ts';
import { benefitKeys, contactNames, faqKeys, socialNames } from './club-texts.ts';
import { type PublicDefaults, publicDefaults } from './defaults.ts';

const flag = () => boolean().required();
const figure = () => number().required();
const text = () => string().defined();

type PublicFields = {
  [Name in keyof PublicDefaults]: ReturnType<
    PublicDefaults[Name] extends boolean
      ? typeof flag
      : PublicDefaults[Name] extends number
        ? typeof figure
        : typeof text
  >;
};

/** The schema of each public setting, which follows from the type of its default. */
const publicFields = byName<PublicFields>(
  Object.keys(publicDefaults) as (keyof PublicDefaults)[],
  (name) => {
    const value = publicDefaults[name];
    if (typeof value === 'boolean') return flag();
    return typeof value === 'number' ? figure() : text();
  },
);

export const settings = defineRoute({
  method: 'GET',
  path: '/api/settings',
  summary: 'Returns prices, deadline, card number and payment links.',
  access: 'public',
  cache: { browserS: 0, edgeS: 30, staleS: 30 },
  response: strictObject({
    ...publicFields,
    deadline_passed: flag(),
    member_count: number().integer().nullable().defined(),
    median_review_hours: number().integer().nullable().defined(),
  }),
});

const saidKeys = [...contactNames, ...socialNames, ...benefitKeys, ...faqKeys] as const;
const said = Object.fromEntries(saidKeys.map((key) => [key, string().optional()])) as Record<
  (typeof saidKeys)[number],
  ReturnType<ReturnType<typeof string>['optional']>
>;

export const clubTexts = defineRoute({
  method: 'GET',
  path: '/api/club-texts',
  summary: "Returns the club's own texts in one language; for missing ones the site uses its own.",
  access: 'public',
  cache: { browserS: 0, edgeS: 30, staleS: 30 },
  query: strictObject({ language: mixed<LanguageCode>().oneOf(languageCodes).required() }),
  example: { query: { language: defaultLanguage } },
  response: strictObject(said),
});
