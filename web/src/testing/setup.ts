import '#app/catalogue.ts';
import { api } from '@fanclub/contract/api';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { defaultLanguage } from '@fanclub/contract/text/languages';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#app/providers.tsx';
import { unsavedLanguage } from '#app/shell/save-language.ts';
import { answerDays } from '#i18n/answer-days.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { typedEmail } from '#session/typed-email.ts';
import { emptyAccount } from './build-member.ts';
import { cleanups } from './cleanups.ts';
import { fakeFirestore } from './fake-firestore.ts';
import { fakeGoogle } from './fake-google.ts';
import { fakeKeyval } from './fake-keyval.ts';
import { connectFakeServer } from './fake-network.ts';
import { fakeServer } from './fake-server.ts';

const parts: [string, unknown][] = Object.entries(React);
const internals = parts.find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];

/**
 * React's development build captures a call stack for each element, up to 10,000 in a second, to name an element's
 * owner in warnings. The stacks take a fifth of the time of the screen tests. This code makes React read a count of
 * captured stacks that is above the limit, so that React captures none. If a later version of React has no such count,
 * the code has no effect.
 */
if (internals && typeof internals === 'object') {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}

// A lazy module is compiled when it is first opened. On a busy machine this can take longer than the default limit of
// one second.
configure({ asyncUtilTimeout: 40_000 });

const hiddenStyle = Object.assign(document.createElement('div').style, { display: 'none' });

const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });

// Only browser tests check styles; inserting style sheets here would take most of the time.
const insertIntoHead = document.head.insertBefore;
document.head.insertBefore = <T extends Node>(node: T, before: Node | null): T =>
  node instanceof HTMLStyleElement ? node : (insertIntoHead.call(document.head, node, before) as T);
window.getComputedStyle = (element: Element) =>
  element instanceof HTMLElement && element.hidden ? hiddenStyle : (element as HTMLElement).style;

// Connects the fake server and makes every error or warning in the console fail the test that caused it.
beforeEach(() => {
  connectFakeServer();
  // Every page requests the club's texts.
  fakeServer.answerByDefault(api.clubTexts, {});
  // A member's own profile requests the card's state if the membership includes a club card.
  fakeServer.answerByDefault(api.ownCards, { cards: [] });
  // A member's own profile requests the member's payments.
  fakeServer.answerByDefault(api.ownPayments, { account: emptyAccount, applications: [] });
  // Tests cannot load another page. They check by these spies which address the app opens.
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      throw new Error(`Unexpected console.${level}: ${parts.join(' ')}`);
    });
  }
});

// Test files share modules, so everything that a test leaves behind must be reset.
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  // Lets requests that are sent when a page closes reach the fake server.
  await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  queryClient.clear();
  await setLanguage(defaultLanguage);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // Simulates that another tab has cleared the storage, so that session and consent are read again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  answerDays.set(defaultAnswerDays);
  typedEmail.set('');
  unsavedLanguage.set(null);
  fakeGoogle.isClosed();
  fakeFirestore.reset();
  fakeKeyval.reset();
  fakeServer.reset();
});
