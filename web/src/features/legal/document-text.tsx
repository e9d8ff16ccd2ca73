import { languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '#i18n/use-language.ts';
import type { DocumentCopy } from './api/fetch-document.ts';
import { Contents } from './contents.tsx';
import { measureOf } from './measure.ts';
import { parseDocument } from './parse-document.ts';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';

export function DocumentText({ copy }: { copy: DocumentCopy }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { hash } = useLocation();
  const { lead, sections } = useMemo(() => parseDocument(copy.markdown, copy.language), [copy]);

  // The browser looked for the section before the text was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the text arrives
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);

  return (
    <Box sx={{ maxInlineSize: measureOf(copy.language) }}>
      {copy.language !== language && (
        <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
          {t('inEnglish')}
        </Alert>
      )}
      <Box lang={copy.language} dir={languages[copy.language].direction}>
        <Box sx={{ '& p:last-of-type': { typography: 'body2', color: 'text.secondary' } }}>
          <Prose>{lead}</Prose>
        </Box>
        <Contents sections={sections} />
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </Box>
    </Box>
  );
}
