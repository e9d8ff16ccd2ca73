import { type Language, type LanguageCode, languages } from '@fanclub/contract/text/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { writtenIn } from '#i18n/written-in.ts';
import { radius } from '#theme/tokens.ts';
import { Panel } from '#ui/panel.tsx';
import type { DocumentCopy } from './document-copies.ts';
import { type LegalSection, parseDocument } from './parse-document.ts';
import { Prose } from './prose.tsx';

export function DocumentText({ copy }: { copy: DocumentCopy }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { lead, sections } = parseDocument(copy.markdown, copy.language);
  return (
    <Box sx={{ maxInlineSize: measureOf(copy.language) }}>
      {copy.language !== language && (
        <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
          {t('inEnglish')}
        </Alert>
      )}
      <Box {...writtenIn(copy.language)}>
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

function Section({ id, heading, body }: LegalSection) {
  const { t } = useTranslation('legal');
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ marginBlockStart: { xs: 4, md: 5 }, breakInside: 'avoid' }}
    >
      <Typography
        id={id}
        variant="h3"
        component="h2"
        sx={{
          scrollMarginBlockStart: 84,
          marginBlockEnd: 1,
          '& a': { opacity: 0, displayPrint: 'none' },
          '&:hover a, & a:focus-visible': { opacity: 1 },
        }}
      >
        {heading}{' '}
        <Link href={`#${id}`} underline="none" aria-label={t('linkTo', { heading })}>
          #
        </Link>
      </Typography>
      <Prose>{body}</Prose>
    </Box>
  );
}

const widths: Record<Language['font'], string> = { vazirmatn: '26em', archivo: '27.5em' };

/**
 * Returns the maximum width of running text, which gives lines of about 60 to 68 characters. The width for Persian is
 * smaller, because its characters are narrower.
 */
function measureOf(language: LanguageCode): string {
  return widths[languages[language].font];
}

/**
 * The headings as links, always visible on wide screens. On phones the links are folded, because they would push the
 * text down.
 */
function Contents({ sections }: { sections: LegalSection[] }) {
  const { t } = useTranslation('legal');
  return (
    <>
      <Panel
        component="details"
        variant="outline"
        sx={{
          ...box,
          display: { lg: 'none' },
          '& summary': {
            paddingBlock: 1.5,
            fontWeight: 650,
            cursor: 'pointer',
            borderRadius: radius.input,
          },
        }}
      >
        <summary>{t('contents')}</summary>
        <Headings sections={sections} />
      </Panel>
      <Panel
        component="nav"
        aria-label={t('contents')}
        variant="outline"
        sx={{ ...box, display: { xs: 'none', lg: 'block' }, paddingBlockStart: 1.5 }}
      >
        <Typography sx={{ fontWeight: 650, marginBlockEnd: 0.5 }}>{t('contents')}</Typography>
        <Headings sections={sections} />
      </Panel>
    </>
  );
}

const box = { displayPrint: 'none', marginBlockStart: 3, paddingInline: 2 };

function Headings({ sections }: { sections: LegalSection[] }) {
  return (
    <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3, paddingBlockEnd: 1.5 }}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link href={`#${id}`} sx={{ display: 'inline-block', paddingBlock: 0.5 }}>
            {heading}
          </Link>
        </li>
      ))}
    </Box>
  );
}
