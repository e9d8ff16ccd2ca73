import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { buildTheme } from '#theme/theme.ts';
import { useLanguage } from './use-language.ts';

// Both caches exist before the first render: a late one would paint left-to-right first.
const caches: Record<'rtl' | 'ltr', EmotionCache> = {
  rtl: createCache({ key: 'fan-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  ltr: createCache({ key: 'fan-ltr' }),
};

const themes = new Map<LanguageCode, Theme>();

function themeOf(language: LanguageCode): Theme {
  const theme = themes.get(language) ?? buildTheme(language);
  themes.set(language, theme);
  return theme;
}

/** Theme, direction and style cache of the language on screen. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <CacheProvider value={caches[languages[language].direction]}>
      <ThemeProvider theme={themeOf(language)} defaultMode="system" noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
