import type { EmotionCache } from '@emotion/cache';
import type { ComponentType } from 'react';
import { LanguageProvider } from '#i18n/language-provider.tsx';

interface IslandRootProps {
  Component: ComponentType;
  props: object;
  /** The page's style cache, passed during the build only. */
  cache?: EmotionCache;
}

/** An island inside its providers, which are the same in the build and in the browser. */
export function IslandRoot({ Component, props, cache }: IslandRootProps) {
  return (
    <LanguageProvider withVariables={false} {...(cache && { cache })}>
      <Component {...props} />
    </LanguageProvider>
  );
}
