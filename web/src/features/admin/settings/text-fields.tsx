import { benefits } from '@fanclub/contract/pricing/benefits';
import {
  askedQuestions,
  type ClubTextKey,
  type ClubTextName,
  clubTextLimit,
  type FaqQuestion,
} from '@fanclub/contract/settings/club-texts';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { writtenIn } from '#i18n/written-in.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { Segments } from '#ui/form/segments.tsx';
import { Panel } from '#ui/panel.tsx';
import { partOf, useOriginals } from './use-setting-name.ts';

/**
 * Fields for the club's own texts, in one language at a time. An empty field shows the site's default text as
 * placeholder.
 */
export function TextFields({ group }: { group: 'benefits' | 'faq' }) {
  const { t } = useTranslation('settings');
  const [language, setLanguage] = useState(useLanguage());
  return (
    <>
      {languageCodes.length > 1 && (
        <Segments
          name={`${group}_language`}
          label={t('texts.language')}
          value={language}
          options={languageCodes.map((value) => ({ value, label: languages[value].label }))}
          onChange={setLanguage}
        />
      )}
      <Box sx={{ marginBlockStart: 2 }}>
        {group === 'benefits' ? (
          <Benefits language={language} />
        ) : (
          askedQuestions().map((question) => (
            <Question key={`${question}_${language}`} question={question} language={language} />
          ))
        )}
      </Box>
    </>
  );
}

function Benefits({ language }: { language: LanguageCode }) {
  const says = useSaid(language);
  return (
    <>
      <Box sx={fieldColumns}>
        {benefits.map(({ id }) => (
          <ClubText key={`${id}_${language}`} of={`benefit_${id}`} language={language} />
        ))}
      </Box>
      <Preview language={language}>
        <Box component="ul" sx={{ margin: 0 }}>
          {benefits.map(({ id }) => (
            <li key={id}>{says(`benefit_${id}`)}</li>
          ))}
        </Box>
      </Preview>
    </>
  );
}

/** A question of the FAQ. When expanded, it shows the fields of the question and the answer, and a preview. */
function Question({ question, language }: { question: FaqQuestion; language: LanguageCode }) {
  const says = useSaid(language);
  return (
    <Box component="details" sx={{ borderBlockEnd: 'var(--line)', paddingBlock: 1.5 }}>
      <Box component="summary" {...writtenIn(language)} sx={{ cursor: 'pointer', fontWeight: 650 }}>
        {says(`faq_${question}_question`)}
      </Box>
      <Box sx={{ marginBlockStart: 2 }}>
        <ClubText of={`faq_${question}_question`} language={language} />
        <ClubText of={`faq_${question}_answer`} language={language} rows={4} />
      </Box>
      <Preview language={language}>
        <Typography sx={{ fontWeight: 650 }}>{says(`faq_${question}_question`)}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{says(`faq_${question}_answer`)}</Typography>
      </Preview>
    </Box>
  );
}

interface ClubTextProps {
  of: ClubTextKey;
  language: LanguageCode;
  rows?: number;
}

/** The field of a text in one language. A benefit's field is labelled with its default text in the admin's language. */
function ClubText({ of, language, ...field }: ClubTextProps) {
  const { t } = useTranslation('settings');
  const labelOf = useOriginals(useLanguage());
  const original = useOriginals(language);
  const part = partOf(of);
  const name: ClubTextName = `${of}_${language}`;
  return (
    <FieldText
      {...field}
      name={name}
      label={part === 'benefit' ? labelOf(of) : t(`texts.${part}`)}
      placeholder={original(of)}
      maxLength={clubTextLimit(of)}
      dir={languages[language].direction}
      autoComplete="off"
    />
  );
}

/** Returns a function for the entered text, or for the site's default text if the field is empty. */
function useSaid(language: LanguageCode): (key: ClubTextKey) => string {
  const original = useOriginals(language);
  const { values } = useFormikContext<Partial<Record<ClubTextName, string>>>();
  return (key) => values[`${key}_${language}`]?.trim() || original(key);
}

function Preview({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const { t } = useTranslation('settings');
  return (
    <Panel variant="ground" sx={{ padding: 2, marginBlockStart: 1 }}>
      <Typography variant="note" sx={{ marginBlockEnd: 1 }}>
        {t('texts.preview')}
      </Typography>
      <Box {...writtenIn(language)}>{children}</Box>
    </Panel>
  );
}

/** Places as many fields side by side as fit. */
export const fieldColumns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'end',
} as const;
