import * as React from 'react';

const parts: [string, unknown][] = Object.entries(React);
const internals = parts.find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];

/**
 * React's development build captures a call stack for each element, up to 10,000 in a second, to name an element's
 * owner in warnings. The stacks take a fifth of the time of the screen tests. A count above the limit prevents them. If
 * a later version of React has no such count, this code has no effect.
 */
if (internals && typeof internals === 'object') {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
