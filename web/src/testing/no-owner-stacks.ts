import * as React from 'react';

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
