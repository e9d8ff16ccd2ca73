import { minimumPasswordScore, passwordScore } from '@fanclub/contract/members/password-rules';
import {
  normaliseRequestNumber,
  requestNumberPattern,
} from '@fanclub/contract/members/request-number';
import { emailShape, normaliseEmail } from '@fanclub/contract/text/email';
import { fieldSentence } from '#api/error-sentences.ts';
import { loadErrorTexts } from './sentences.ts';

type Field = HTMLInputElement;

/** What can be checked without the server, by field name. */
const checks: Record<string, (value: string) => string | false> = {
  email: (value) => !emailShape.test(normaliseEmail(value)) && 'invalid_email',
  request_number: (value) =>
    !requestNumberPattern.test(normaliseRequestNumber(value)) && 'invalid_request_number',
  new_password: (value) => passwordScore(value) < minimumPasswordScore && 'password_too_weak',
};

/** Fields that only repeat another one, which is the one that is sent. */
const repeated: Record<string, string> = { confirm_password: 'new_password' };

/**
 * Returns the fields of a form that are sent: all that are visible, or those with one of the names. An island sends only
 * its hidden input.
 */
export function fieldsOf(form: HTMLFormElement, names: readonly string[]): Field[] {
  return [...form.querySelectorAll<Field>('input[name]')].filter(
    (field) =>
      !field.closest('[hidden]') &&
      (field.type === 'hidden' || !field.closest('fan-island')) &&
      (names.length === 0 || names.includes(field.name)),
  );
}

/** Returns the entered values as the body of a request; a name such as `legal_consents.terms` is a path in it. */
export function bodyOf(fields: readonly Field[]): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    if (repeated[field.name]) continue;
    const [name = '', inner] = field.name.split('.');
    const value = field.type === 'checkbox' ? field.checked : field.value;
    body[name] = inner ? { ...(body[name] as object), [inner]: value } : value;
  }
  return body;
}

/** Returns the codes of what can be seen to be wrong without the server, by field name. */
export function problemsOf(fields: readonly Field[]): Record<string, string> {
  const entries = fields.map((field) => [field.name, problemOf(field)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
}

function problemOf(field: Field): string | undefined {
  const { name, type, value, checked, form } = field;
  const isMissing = type === 'checkbox' ? !checked : value.trim() === '';
  const isRequired =
    field.dataset.required !== undefined || field.getAttribute('aria-required') === 'true';
  if (isMissing && isRequired) {
    return type === 'password' ? 'password_required' : 'field_required';
  }
  const problem = checks[name]?.(value);
  if (problem) return problem;
  const other = form?.querySelector<Field>(`[name="${repeated[name]}"]`);
  return other && other.value !== value ? 'passwords_dont_match' : undefined;
}

/** Shows the sentences of errors at their fields. Returns false if an error belongs to no field of the form. */
export async function sayAtFields(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string>>,
): Promise<boolean> {
  const texts = await loadErrorTexts();
  const found = Object.entries(errors).map(
    ([name, code]) => [form.querySelector<Field>(`[name="${name}"]`), code] as const,
  );
  if (!texts || found.length === 0 || found.some(([field]) => !field)) return false;
  for (const [field, code] of found) {
    if (field) mark(field, fieldSentence(texts, code, field.name), code);
  }
  const [first] = fieldsOf(form, []).filter(({ name }) => name in errors);
  first?.focus();
  return true;
}

/**
 * Marks a field as wrong, or as right if the sentence is empty. MUI's style for a wrong field hangs on a class. An island
 * gets the code, and shows the sentence itself.
 */
export function mark(field: Field, sentence: string, code = ''): void {
  const island = field.closest('fan-island');
  if (island) return void island.dispatchEvent(new CustomEvent('said', { detail: code }));
  const control = field.closest('.MuiFormControl-root');
  const place = control?.querySelector('.MuiFormHelperText-root');
  if (!control || !place) return;
  place.textContent = sentence;
  for (const part of control.querySelectorAll(
    'label, .MuiInputBase-root, .MuiFormHelperText-root',
  )) {
    part.classList.toggle('Mui-error', sentence !== '');
  }
  field.setAttribute('aria-invalid', String(sentence !== ''));
  const help = field.getAttribute('aria-describedby')?.replace(place.id, '').trim();
  const described = [help, sentence && place.id].filter(Boolean).join(' ');
  if (described) field.setAttribute('aria-describedby', described);
  else field.removeAttribute('aria-describedby');
}
