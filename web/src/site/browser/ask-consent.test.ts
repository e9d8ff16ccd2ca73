import { expect, test } from 'vitest';
import { getConsent, onlyNecessary } from '#features/consent/consent-store.ts';
import { askConsent } from './ask-consent.ts';

test('the question is answered by its buttons alone', () => {
  document.body.innerHTML = `<div id="consent"><section>
    <p>Cookies <a href="#more">more</a></p><button data-consent="necessary">Only these</button>
  </section></div>`;
  askConsent();
  expect(document.documentElement.dataset.consent).toBe('ask');
  document.querySelector('p')?.click();
  document.querySelector('a')?.click();
  expect(getConsent()).toBeNull();
  document.querySelector('button')?.click();
  expect(getConsent()).toEqual(onlyNecessary);
  expect(document.documentElement.dataset.consent).toBeUndefined();
});
