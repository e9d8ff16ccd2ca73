import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { queryClient } from '#app/providers.tsx';
import { signIn } from '#session/session-store.ts';
import { buildAuthAnswer } from './build-member.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Renders a hook for a signed-in admin. It uses the app's query cache, which `setup.ts` empties after each test. */
export function renderAsAdmin<V, P>(use: (props: P) => V, initialProps?: NoInfer<P>) {
  signIn(buildAuthAnswer({ id: 'admin-1', email: 'admin@example.com', is_admin: true }));
  return renderHook(use, { wrapper, ...(initialProps !== undefined && { initialProps }) });
}

/** Renders a hook on a page with this address. The address is also in `location`, for code that reads it there. */
export function renderAt<V>(path: string, use: () => V) {
  let page: ReactNode;
  const router = createMemoryRouter([{ path: '*', Component: () => page }], {
    initialEntries: [path],
  });
  const show = () => window.history.replaceState(null, '', createPath(router.state.location));
  show();
  router.subscribe(show);
  const { result } = renderHook(use, {
    wrapper: ({ children }) => {
      page = children;
      return <RouterProvider router={router} />;
    },
  });
  return { result, router, search: () => router.state.location.search };
}
