/** What Google's tag needs beyond our policy, as Google lists it for Analytics 4 without its signals. */
const needs: Record<string, string> = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** A content security policy that lets Google's tag work as well. */
export function allowAnalytics(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      return needs[name] ? `${directive} ${needs[name]}` : directive;
    })
    .join('; ');
}
