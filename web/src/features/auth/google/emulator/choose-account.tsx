import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { AccountChooser } from './account-chooser.tsx';
import { type EmulatorAccount, listAccounts } from './accounts.ts';

/** Asks which account signs in, as Google's window would; null when it was closed. */
export async function chooseAccount(): Promise<EmulatorAccount | null> {
  const accounts = await listAccounts();
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
