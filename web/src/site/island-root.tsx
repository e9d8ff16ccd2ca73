import type { EmotionCache } from '@emotion/cache';
import type { ComponentType } from 'react';
import { LanguageProvider } from '#i18n/language-provider.tsx';

interface IslandRootProps {
  Component: ComponentType;
  props: object;
  /** The page's own, at the build. */
  cache?: EmotionCache;
}

/** What stands around an island, at the build as in the browser. */
export function IslandRoot({ Component, props, cache }: IslandRootProps) {
  return (
    <LanguageProvider withVariables={false} {...(cache && { cache })}>
      <Component {...props} />
    </LanguageProvider>
  );
}
