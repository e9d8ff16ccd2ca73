import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
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
