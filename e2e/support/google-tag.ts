import type { BrowserContext } from '@playwright/test';

const scriptHost = 'www.googletagmanager.com';
const collectHost = 'region1.google-analytics.com';

/**
 * A script in place of Google's tag. Like the tag, it obeys the consent, reports each event and sets the tag's cookies.
 */
const standIn = `
  let granted = false;
  const obey = ([name, ...[kind, given]]) => {
    if (name === 'consent') granted = given.analytics_storage === 'granted';
    if (name !== 'event' || !granted || window['ga-disable-G-TEST']) return;
    for (const cookie of ['_ga=GA1.1.1.1', '_ga_TEST=GS1.1.1']) document.cookie = cookie + '; path=/; max-age=600';
    new Image().src = 'https://${scriptHost}/td?id=G-TEST';
    fetch('https://${collectHost}/g/collect?dl=' + encodeURIComponent(given.page_location), {
      method: 'POST',
      mode: 'no-cors',
    });
  };
  dataLayer.forEach((command) => obey(Array.from(command)));
  dataLayer.push = (command) => obey(Array.from(command));
`;

export interface Google {
  /** When Google's script was requested, in ms since the epoch. */
  scriptAsked: number[];
  /** The URLs of pages that were reported to Google. */
  pagesTold: string[];
  /** The URLs of requests over https to hosts other than `scriptHost` and `collectHost`. The suite itself uses http. */
  others: string[];
}

/**
 * Responds to a browser's requests in place of Google. The first `refusals` requests for the script fail, as
 * without a network.
 */
export async function playGoogle(context: BrowserContext, refusals = 0): Promise<Google> {
  const google: Google = { scriptAsked: [], pagesTold: [], others: [] };
  await context.route(/^https:/, (route) => {
    const { hostname, pathname, searchParams } = new URL(route.request().url());
    if (hostname === scriptHost && pathname === '/gtag/js') {
      google.scriptAsked.push(Date.now());
      if (google.scriptAsked.length <= refusals) return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: `(() => {${standIn}})()` });
    }
    if (hostname === collectHost) google.pagesTold.push(searchParams.get('dl') ?? '');
    else if (hostname !== scriptHost) google.others.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  return google;
}
