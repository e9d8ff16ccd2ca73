import type { EmotionCache } from '@emotion/cache';
import type { ComponentType } from 'react';
import { LanguageProvider } from '#i18n/language-provider.tsx';

interface IslandRootProps {
  Component: ComponentType;
  props: object;
  /** Set by the build to the page's cache. */
  cache?: EmotionCache;
}

/** The providers around an island, the same in the build and in the browser. */
export function IslandRoot({ Component, props, cache }: IslandRootProps) {
  return (
    <LanguageProvider withVariables={false} {...(cache && { cache })}>
      <Component {...props} />
    </LanguageProvider>
  );
}
