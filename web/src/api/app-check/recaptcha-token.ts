import { initializeApp } from 'firebase/app';
import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { env } from '#config/env.ts';

let started: AppCheck | null = null;

/** A token from reCAPTCHA Enterprise by way of Firebase, kept by the SDK until it runs out. */
export async function recaptchaToken(): Promise<string> {
  started ??= initializeAppCheck(initializeApp(env.firebase), {
    provider: new ReCaptchaEnterpriseProvider(env.appCheckKey),
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(started)).token;
}
