import { followConsent } from '#features/consent/follow-consent.ts';
import { bringToLife } from './first-screen.ts';

bringToLife(() => import('../../main.tsx'));
followConsent();
