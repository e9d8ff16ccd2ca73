import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLinks } from '#app/router-links.tsx';
import { loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';

interface RenderOptions {
  language?: LanguageCode;
  namespaces?: string[];
  path?: string;
  /** Responses that are already in the query cache, by query key. */
  data?: readonly (readonly [key: readonly unknown[], value: unknown])[];
}

/** Renders a part of the app inside its providers, in a language and at an address. */
export async function renderApp(element: ReactElement, options: RenderOptions = {}) {
  const { language = defaultLanguage, namespaces = [], path = '/', data = [] } = options;
  await setLanguage(language);
  await loadNamespaces(namespaces);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, value] of data) client.setQueryData(key, value);
  const router = createMemoryRouter(
    [{ path: '*', element: <RouterLinks>{element}</RouterLinks> }],
    { initialEntries: [path] },
  );
  const view = render(
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>,
  );
  return { ...view, router };
}
