import { initializeApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { env } from '#config/env.ts';

let started: AppCheck | null = null;

/** Returns a token of reCAPTCHA Enterprise. Firebase's SDK obtains the token and caches it until it expires. */
export async function recaptchaToken(): Promise<string> {
  started ??= initializeAppCheck(initializeApp(env.firebase), {
    provider: new ReCaptchaEnterpriseProvider(env.appCheckKey),
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(started)).token;
}
