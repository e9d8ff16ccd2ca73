import type { ErrorKey } from '@fanclub/contract/http/error-body';
import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Formik, type FormikValues } from 'formik';
import { type ReactNode, useContext, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { AnyCallOptions } from '#api/call-options.ts';
import type { RouteInput } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '../error-alert.tsx';
import { FormElement, type FormElementProps } from './form-element.tsx';
import { FormState, type SaidAtFields } from './use-form-field.ts';
import { validateWith } from './validate-with.ts';

export interface ApiFormProps<R extends RouteDefinition, V extends FormikValues>
  extends FormElementProps {
  /** The result of `useRouteMutation`. */
  mutation: {
    route: R;
    isPending: boolean;
    mutateAsync: (input: RouteInput<R>) => Promise<RouteResponse<R>>;
  };
  initialValues: V;
  /** Converts the form's values to the route's input; null means that nothing has to be sent. */
  toInput: (values: V) => RouteInput<R> | null;
  /** Replaces the validation by the route's schema, for a form with additional rules. */
  validate?: (values: V) => FieldErrors;
  /** True for long forms: a field is also validated when it loses the focus. Otherwise only submitting validates. */
  validatesOnBlur?: boolean;
  /** Code of the sentence to show for an unexpected error. */
  fallback?: ErrorKey;
  /** Returns the form's field for the path of a field in the route, if the names differ. */
  fieldOf?: (path: string) => string;
  /** The field at which the sentence of an error code is shown. */
  atField?: Partial<Record<ErrorKey, Extract<keyof V, string>>>;
  /** Returns content to show instead of the alert, for an error that the form can explain better. */
  renderFailure?: (error: unknown, values: V) => ReactNode;
  onDone?: (answer: RouteResponse<R> | null) => void;
}

interface Refusal<V> {
  error: unknown;
  /** Error codes by field name. */
  errors: SaidAtFields;
  values: V;
}

/**
 * A form that is validated and sent according to the route's definition. An error that the server reports for a
 * field is shown at this field until its value changes. Any other error is shown in an alert. After an error
 * the values stay in the form.
 */
export function ApiForm<R extends RouteDefinition, V extends FormikValues>(
  props: ApiFormProps<R, V>,
) {
  const { mutation, initialValues, toInput, validate, validatesOnBlur = false, ...rest } = props;
  const { onDone, fallback, atField = {}, fieldOf, renderFailure, ...element } = rest;
  const { route, isPending, mutateAsync } = mutation;
  const [refusal, setRefusal] = useState<Refusal<V> | null>(null);

  const followsRoute = (values: V): FieldErrors => {
    const input: AnyCallOptions | null | undefined = toInput(values);
    if (input === null || !route.body) return {};
    return byField(validateWith(route.body, route.normalise)(input?.body), fieldOf);
  };
  const send = async (values: V) => {
    const input = toInput(values);
    setRefusal(null);
    let answer: RouteResponse<R> | null = null;
    try {
      if (input !== null) answer = await mutateAsync(input);
    } catch (error) {
      return setRefusal({ error, errors: byField(fieldErrorsOf(error, atField), fieldOf), values });
    }
    onDone?.(answer);
  };
  return (
    <Formik
      initialValues={initialValues}
      validate={validate ?? followsRoute}
      validateOnBlur={validatesOnBlur}
      onSubmit={send}
    >
      {({ values }) => {
        const serverErrors = refusal ? errorsInSight(refusal, values) : {};
        const isAlert = refusal && !isAtFields(refusal);
        const failure =
          isAlert &&
          (renderFailure?.(refusal.error, refusal.values) ?? (
            <ErrorAlert error={refusal.error} {...(fallback && { fallback })} />
          ));
        return (
          <FormState
            value={{
              serverErrors,
              failure,
              isSending: isPending,
              dismiss: () => setRefusal(null),
            }}
          >
            <FormElement {...element} />
          </FormState>
        );
      }}
    </Formik>
  );
}

function fieldErrorsOf(error: unknown, atField: Partial<Record<ErrorKey, string>>): SaidAtFields {
  if (!(error instanceof ApiError)) return {};
  const field = atField[error.code];
  return field ? { [field]: error.code } : error.errors;
}

/** Renames the errors from the route's paths to the form's field names. */
function byField<E extends SaidAtFields>(errors: E, fieldOf = (path: string) => path): E {
  return Object.fromEntries(Object.entries(errors).map(([path, key]) => [fieldOf(path), key])) as E;
}

/** True if every error of the response belongs to a field of the form. */
function isAtFields<V extends FormikValues>({ errors, values }: Refusal<V>): boolean {
  const names = Object.keys(errors);
  return names.length > 0 && names.every((name) => name in values);
}

function errorsInSight<V extends FormikValues>(refusal: Refusal<V>, values: V): SaidAtFields {
  const entries = Object.entries(refusal.errors);
  return Object.fromEntries(
    entries.filter(([name]) => name in values && values[name] === refusal.values[name]),
  );
}

/**
 * The alert that says why the last attempt failed, scrolled into view, because a long form may hide it. Empty if the
 * error is shown at a field.
 */
export function FormFailure() {
  const { failure } = useContext(FormState);
  return failure && <div ref={show}>{failure}</div>;
}

const show = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** Submits the surrounding form; shows a progress indicator while the form is being sent. */
export function SubmitButton(props: ButtonProps) {
  const { isSending } = useContext(FormState);
  return <Button variant="contained" {...props} type="submit" loading={isSending} />;
}

interface FormFootProps extends Pick<ButtonProps, 'variant' | 'color'> {
  submit: string;
  /** Content above the error and the button. */
  children?: ReactNode;
}

/** The bottom of a form on a page, with the submit button. */
export function FormFoot({ submit, children, ...button }: FormFootProps) {
  return (
    <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
      {children}
      <FormFailure />
      <SubmitButton size="large" {...button}>
        {submit}
      </SubmitButton>
    </Stack>
  );
}
