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
  /** Result of `useRouteMutation`. */
  mutation: {
    route: R;
    isPending: boolean;
    mutateAsync: (input: RouteInput<R>) => Promise<RouteResponse<R>>;
  };
  initialValues: V;
  /** Converts form values to the route's input; null if there is nothing to send. */
  toInput: (values: V) => RouteInput<R> | null;
  /** Replaces validation by the route's schema, for a form with further rules. */
  validate?: (values: V) => FieldErrors;
  /** Validates a field when it loses the focus, and not only at submission; for long forms. */
  validatesOnBlur?: boolean;
  /** Key of the sentence for an error that has none of its own. */
  fallback?: ErrorKey;
  /** Maps a field's path in the route to the form's field name, if they differ. */
  fieldOf?: (path: string) => string;
  /** Errors that are about one field and are shown at that field. */
  atField?: Partial<Record<ErrorKey, Extract<keyof V, string>>>;
  /** Replaces the alert for an error that the form can explain better. */
  renderFailure?: (error: unknown, values: V) => ReactNode;
  onDone?: (answer: RouteResponse<R> | null) => void;
}

interface Refusal<V> {
  error: unknown;
  /** Error keys by field name. */
  errors: SaidAtFields;
  values: V;
}

/**
 * A form that validates and sends as its route defines. An error that the server reports for a field is shown
 * at that field until its value changes; any other error is shown in one alert. The typed values stay.
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
          <FormState value={{ serverErrors, failure, isSending: isPending }}>
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

/** The errors under the form's field names. */
function byField<E extends SaidAtFields>(errors: E, fieldOf = (path: string) => path): E {
  return Object.fromEntries(Object.entries(errors).map(([path, key]) => [fieldOf(path), key])) as E;
}

/** True if the form's fields show all errors of the response. */
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

/** Shows why the last attempt failed, if no field shows it. */
export function FormFailure() {
  return useContext(FormState).failure;
}

/** Submits the surrounding form, and shows a progress state while it is sent. */
export function SubmitButton(props: ButtonProps) {
  const { isSending } = useContext(FormState);
  return <Button variant="contained" {...props} type="submit" loading={isSending} />;
}

interface FormFootProps extends Pick<ButtonProps, 'variant' | 'color'> {
  submit: string;
  /** Content above the button. */
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
