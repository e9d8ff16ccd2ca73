import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';

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
