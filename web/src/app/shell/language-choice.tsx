import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { radius } from '#theme/tokens.ts';
import { bareList } from '#ui/bare-list.ts';
import { turnToLanguage } from './turn-to-language.ts';

interface LanguageChoiceProps {
  /**
   * Path of a built page, which exists once per language. Undefined in the app, which changes the language
   * without leaving the page.
   */
  path?: string | undefined;
}

/**
 * The language buttons in the bar, if the club offers several languages. On a built page they are links, which work
 * without scripts.
 */
export function LanguageChoice({ path }: LanguageChoiceProps) {
  const { t } = useTranslation();
  const current = useLanguage();
  if (languageCodes.length < 2) return null;
  const turn = (event: MouseEvent, code: LanguageCode) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void turnToLanguage(code, path);
  };
  return (
    <Box
      component="ul"
      aria-label={t('settings.language')}
      sx={{
        ...bareList,
        display: 'flex',
        // With large text a phone's bar has no room for the languages. The settings menu has them, too.
        '@container (max-width: 14rem)': { display: 'none' },
      }}
    >
      {languageCodes.map((code) => (
        <li key={code}>
          <ButtonBase
            {...(path === undefined
              ? { 'aria-pressed': code === current }
              : {
                  component: 'a',
                  href: inLanguage(code, path),
                  hrefLang: code,
                  'aria-current': code === current ? 'true' : undefined,
                })}
            lang={code}
            // Voice control needs the visible text to be part of the accessible name.
            aria-label={`${languages[code].short} ${languages[code].label}`}
            sx={choice}
            onClick={(event: MouseEvent) => turn(event, code)}
          >
            {languages[code].short}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const choice = {
  minInlineSize: 36,
  minBlockSize: 44,
  paddingInline: 0.75,
  borderRadius: radius.input,
  color: 'band.muted',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 700,
  '&:hover': { color: 'band.text' },
  '&[aria-current], &[aria-pressed="true"]': {
    color: 'band.text',
    textDecoration: 'underline',
    textDecorationColor: 'var(--fan-palette-band-accent)',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.35em',
  },
} as const;
