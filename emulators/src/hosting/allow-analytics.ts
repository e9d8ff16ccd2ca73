/**
 * Sources that the content security policy must allow for Google's tag. Google lists them for Analytics 4 without
 * Google signals.
 */
const needs: Record<string, string> = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
};

/** Returns a content security policy that additionally allows Google's tag. */
export function allowAnalytics(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      return needs[name] ? `${directive} ${needs[name]}` : directive;
    })
    .join('; ');
}
