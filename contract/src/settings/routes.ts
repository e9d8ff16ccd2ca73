import { defineRoute } from '../http/route.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';
import { mixed, strictObject, string } from '../validation/yup.ts';
import { benefitKeys, contactNames, faqKeys, socialNames } from './club-texts.ts';
import { publicSettingsFields } from './public-settings.ts';

export const settings = defineRoute({
  method: 'GET',
  path: '/api/settings',
  summary: 'Returns prices, deadline, card number and payment links.',
  access: 'public',
  cache: { browserS: 0, edgeS: 30, staleS: 30 },
  response: strictObject(publicSettingsFields),
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
  response: strictObject(said),
});
