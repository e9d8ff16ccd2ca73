import { normaliseEmail } from '@fanclub/contract/text/email';
import { typedEmail } from '#session/typed-email.ts';
import { copyOfPart, sampleEmail } from './parts.ts';

let emailStep: Element | null = null;

const content = () => document.querySelector('.first-screen main > :not(.without-script)');

/** Shows the second step of the login, which asks how to sign in with the typed address. */
export function showWays(): void {
  const shown = content();
  const ways = copyOfPart('ways', [[sampleEmail, normaliseEmail(typedEmail.get())]]);
  if (!shown || !ways) return;
  emailStep = shown;
  shown.replaceWith(ways);
  scrollTo(0, 0);
  ways.querySelector<HTMLInputElement>('[name="password"]')?.focus();
}

/** Shows the first step again, with what was typed there. */
export function showEmailStep(): void {
  if (!emailStep) return;
  content()?.replaceWith(emailStep);
  emailStep.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  emailStep = null;
}
