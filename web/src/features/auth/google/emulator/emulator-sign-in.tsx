import { connectAuthEmulator, GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { createRoot } from 'react-dom/client';
import { emulatorHost } from '#config/env.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { firebaseAuth, type GoogleSession, toGoogleSession } from '../firebase-auth.ts';
import { AccountChooser } from './account-chooser.tsx';
import { type EmulatorAccount, listAccounts } from './accounts.ts';

/** Signs in with an unsigned credential, which the emulator accepts. Google's own script is not available locally. */
export async function emulatorSignIn(): Promise<GoogleSession> {
  const host = await emulatorHost('auth');
  const auth = firebaseAuth((fresh) =>
    connectAuthEmulator(fresh, `http://${host}`, { disableWarnings: true }),
  );
  const account = await chooseAccount(host);
  if (!account) throw Object.assign(new Error('closed'), { code: 'auth/popup-closed-by-user' });
  const credential = GoogleAuthProvider.credential(
    JSON.stringify({ ...account, email_verified: true }),
  );
  return toGoogleSession(auth, await signInWithCredential(auth, credential));
}

/** Asks which account signs in, as Google's window would. Returns null if the person closes the chooser. */
async function chooseAccount(authHost: string): Promise<EmulatorAccount | null> {
  const accounts = await listAccounts(authHost);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const answer = await new Promise<EmulatorAccount | null>((resolve) => {
    root.render(
      <LanguageProvider>
        <AccountChooser accounts={accounts} onChoose={resolve} onCancel={() => resolve(null)} />
      </LanguageProvider>,
    );
  });
  root.unmount();
  place.remove();
  return answer;
}
