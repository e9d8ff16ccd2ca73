import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { buildTheme } from '#theme/theme.ts';
import { styleCacheOf } from './style-cache.ts';
import { useLanguage } from './use-language.ts';

const themes = new Map<LanguageCode, Theme>();

/** The theme of a language, created once. */
export function themeOf(language: LanguageCode): Theme {
  const theme = themes.get(language) ?? buildTheme(language);
  themes.set(language, theme);
  return theme;
}

interface LanguageProviderProps {
  /** Set by the build, which collects the styles of each page separately. */
  cache?: EmotionCache;
  /** False for a part of a page whose style sheet already contains the theme's variables. */
  withVariables?: boolean;
  children: ReactNode;
}

/** Provides the theme, direction and style cache of the current language. */
export function LanguageProvider({ cache, withVariables = true, children }: LanguageProviderProps) {
  const language = useLanguage();
  return (
    <CacheProvider value={cache ?? styleCacheOf(language)}>
      <ThemeProvider
        theme={themeOf(language)}
        defaultMode="system"
        noSsr
        disableStyleSheetGeneration={!withVariables}
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
