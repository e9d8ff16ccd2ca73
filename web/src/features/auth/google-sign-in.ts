import { loadChunk } from '#i18n/load-chunk.ts';
import type { GoogleSession } from './google/firebase-auth.ts';

/**
 * Loads what the Google button needs, where one is shown. It has to be there before the click:
 * browsers block a window that opens later. A build for the emulators gets a chooser of their
 * accounts in place of the window; the condition is a constant, so that no other build holds it.
 */
export async function loadGoogleSignIn(): Promise<() => Promise<GoogleSession>> {
  if (import.meta.env.VITE_AUTH_EMULATOR_URL) {
    const { emulatorSignIn } = await loadChunk(
      () => import('./google/emulator/emulator-sign-in.tsx'),
    );
    return emulatorSignIn;
  }
  const { popupSignIn } = await loadChunk(() => import('./google/popup-sign-in.ts'));
  return popupSignIn;
}
