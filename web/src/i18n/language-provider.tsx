import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { buildTheme } from '#theme/theme.ts';
import { styleCacheOf } from './style-cache.ts';
import { useLanguage } from './use-language.ts';

const themes = new Map<LanguageCode, Theme>();

/** Returns the theme of a language, which is created once. */
export function themeOf(language: LanguageCode): Theme {
  const theme = themes.get(language) ?? buildTheme(language);
  themes.set(language, theme);
  return theme;
}

interface LanguageProviderProps {
  /** The build passes a cache, because it collects the styles of each page separately. */
  cache?: EmotionCache;
  /** False for an island, because the page's style sheet already contains the theme's CSS variables. */
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
