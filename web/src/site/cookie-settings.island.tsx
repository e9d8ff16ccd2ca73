import { CookieSettings } from '#app/shell/cookie-settings.tsx';
import { settingsHash } from '#features/consent/use-settings-address.ts';
import { island } from '#islands/island.tsx';

export default island('cookie-settings', CookieSettings, { when: 'touch', opens: settingsHash });
