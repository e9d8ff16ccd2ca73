import { loadChunk } from '#i18n/load-chunk.ts';
import type { GoogleSession } from './google/firebase-auth.ts';

/**
 * Loads the code behind the Google button. It has to be loaded before the click, because browsers block a window that
 * opens too long after the click. A build for the demo project shows a chooser of emulator accounts instead of Google's
 * window; the condition is a build-time constant, so that no other build contains the chooser.
 */
export async function loadGoogleSignIn(): Promise<() => Promise<GoogleSession>> {
  if (import.meta.env.VITE_FIREBASE_PROJECT_ID === 'demo-fanclub') {
    const { emulatorSignIn } = await loadChunk(
      () => import('./google/emulator/emulator-sign-in.tsx'),
    );
    return emulatorSignIn;
  }
  const { popupSignIn } = await loadChunk(() => import('./google/popup-sign-in.ts'));
  return popupSignIn;
}
