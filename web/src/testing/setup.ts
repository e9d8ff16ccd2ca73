import '#app/catalogue.ts';
import { api } from '@fanclub/contract/api';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-time';
import { defaultLanguage } from '@fanclub/contract/text/languages';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#app/providers.tsx';
import { answerDays } from '#i18n/answer-days.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { typedEmail } from '#session/typed-email.ts';
import { fakeFirestore } from './fake-firestore.ts';
import { fakeGoogle } from './fake-google.ts';
import { fakeKeyval } from './fake-keyval.ts';
import { connectFakeServer } from './fake-network.ts';
import { fakeServer } from './fake-server.ts';

// Lazy parts are compiled when first opened, which takes a busy machine longer than a second.
configure({ asyncUtilTimeout: 15_000 });

const hiddenStyle = Object.assign(document.createElement('div').style, { display: 'none' });

const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

// What style sheets do is the browser tests' business: here they would take most of the time.
const insertIntoHead = document.head.insertBefore;
document.head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
  node instanceof HTMLStyleElement ? node : (insertIntoHead.call(document.head, node, before) as T);
window.getComputedStyle = (element: Element) =>
  element instanceof HTMLElement && element.hidden ? hiddenStyle : (element as HTMLElement).style;

// Whatever React or a library complains about fails the test that caused it.
beforeEach(() => {
  connectFakeServer();
  // Every page asks for the club's own words.
  fakeServer.answerByDefault(api.clubTexts, {});
  // The profile of whoever has a club card asks where it is.
  fakeServer.answerByDefault(api.ownCards, { cards: [] });
  // Every profile asks what was paid.
  fakeServer.answerByDefault(api.ownPayments, { applications: [] });
  // There is no page to load; what a test wants to know of it, it asks the spy.
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      throw new Error(`Unexpected console.${level}: ${parts.join(' ')}`);
    });
  }
});

// Test files share their modules: whatever one test leaves behind, the next one would find.
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  // What leaving a page sets off still reaches the fake server.
  await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  queryClient.clear();
  await setLanguage(defaultLanguage);
  localStorage.clear();
  sessionStorage.clear();
  // As another tab that cleared everything: session and consent are read again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  answerDays.set(defaultAnswerDays);
  typedEmail.set('');
  fakeGoogle.isClosed();
  fakeFirestore.reset();
  fakeKeyval.reset();
  fakeServer.reset();
});
