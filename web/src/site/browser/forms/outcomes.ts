import { typedEmail } from '#session/typed-email.ts';

/** Values for the names in `data-fill`; a missing value hides the element. */
export type Values = Readonly<Record<string, string | null | undefined>>;

/** Shows an outcome of a form. Returns null if the page has no such outcome. */
export function showOutcome(
  form: HTMLFormElement,
  name: string,
  values: Values = {},
): HTMLElement | null {
  const panel = form.closest('[data-panel]');
  const named = ({ dataset }: HTMLElement) => dataset.when?.split(' ').includes(name);
  const inside = [...form.querySelectorAll<HTMLElement>('[data-when]')].find(named);
  const outcome = inside ?? ([...(panel?.children ?? [])] as HTMLElement[]).find(named);
  if (!outcome) return null;
  fill(outcome, values);
  outcome.hidden = false;
  if (!inside) {
    for (const other of panel?.children ?? []) (other as HTMLElement).hidden = other !== outcome;
  }
  // Screen readers announce an element that is added.
  const { parentElement, nextSibling } = outcome;
  outcome.remove();
  parentElement?.insertBefore(outcome, nextSibling);
  if (outcome.dataset.leads) leadOn(outcome, outcome.dataset.leads);
  return outcome;
}

/** Hides what was said of the last attempt; fields that it has added to the form stay. */
export function hideOutcomes(form: HTMLFormElement): void {
  for (const outcome of form.querySelectorAll<HTMLElement>('[data-when]')) {
    if (!outcome.querySelector('input')) outcome.hidden = true;
  }
}

/** Replaces the names in the element's texts, and fills in the address in its forms. */
export function fill(place: Element, values: Values): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-fill]')) {
    const { fill: text = '' } = element.dataset;
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const isKnown = names.every((name) => values[name]);
    if (isKnown)
      element.textContent = text.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
    element.hidden = !isKnown;
  }
  for (const part of place.querySelectorAll<HTMLElement>('[data-if]')) {
    part.hidden = !values[part.dataset.if ?? ''];
  }
  for (const input of place.querySelectorAll<HTMLInputElement>('[name="email"]')) {
    input.value ||= typedEmail.get();
  }
}

/** The time after which the page of a new password opens the login. */
const redirectAfterMs = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

function leadOn(outcome: Element, address: string): void {
  timer = setTimeout(() => outcome.isConnected && location.assign(address), redirectAfterMs);
}

/** Ends the redirect to the next page, and removes what says so. */
export function stay(button: HTMLElement): void {
  clearTimeout(timer);
  const outcome = button.closest('[data-when]');
  for (const said of outcome?.querySelectorAll('[data-leaving]') ?? []) said.remove();
}
