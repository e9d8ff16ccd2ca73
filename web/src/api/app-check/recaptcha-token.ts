import { initializeApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { env } from '#config/env.ts';

let started: AppCheck | null = null;

/** A token of reCAPTCHA Enterprise, obtained by Firebase; the SDK caches it until it expires. */
export async function recaptchaToken(): Promise<string> {
  started ??= initializeAppCheck(initializeApp(env.firebase), {
    provider: new ReCaptchaEnterpriseProvider(env.appCheckKey),
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(started)).token;
}
