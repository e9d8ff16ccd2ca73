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
  /** From `useRouteMutation`. */
  mutation: {
    route: R;
    isPending: boolean;
    mutateAsync: (input: RouteInput<R>) => Promise<RouteResponse<R>>;
  };
  initialValues: V;
  /** What is sent for these values; null where there is nothing to send. */
  toInput: (values: V) => RouteInput<R> | null;
  /** In place of the rules of the route, where the form has more of them. */
  validate?: (values: V) => FieldErrors;
  /** For long forms: a field is judged when it is left, not only when the form is sent. */
  validatesOnBlur?: boolean;
  /** The sentence where a failure has none of its own. */
  fallback?: ErrorKey;
  /** What the form calls a field of the route, where that is not its path. */
  fieldOf?: (path: string) => string;
  /** Refusals that are about one field, and are said there. */
  atField?: Partial<Record<ErrorKey, Extract<keyof V, string>>>;
  /** In place of the alert, for a failure that more is known of. */
  renderFailure?: (error: unknown, values: V) => ReactNode;
  onDone?: (answer: RouteResponse<R> | null) => void;
}

interface Refusal<V> {
  error: unknown;
  /** What it says of fields, by their names. */
  errors: SaidAtFields;
  values: V;
}

/**
 * A form whose rules and sending are those of a route. What the server finds wrong with a field is
 * said at that field until its value changes; any other failure in one alert. What was typed stays.
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

/** The same under the names that the form's fields have. */
function byField<E extends SaidAtFields>(errors: E, fieldOf = (path: string) => path): E {
  return Object.fromEntries(Object.entries(errors).map(([path, key]) => [fieldOf(path), key])) as E;
}

/** Whether the fields of the form say everything that the server had to say. */
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

/** Why the last attempt failed, where no field says it. */
export function FormFailure() {
  return useContext(FormState).failure;
}

/** Sends the form around it, and shows that it is on its way. */
export function SubmitButton(props: ButtonProps) {
  const { isSending } = useContext(FormState);
  return <Button variant="contained" {...props} type="submit" loading={isSending} />;
}

interface FormFootProps extends Pick<ButtonProps, 'variant' | 'color'> {
  submit: string;
  /** Above the button. */
  children?: ReactNode;
}

/** The end of a form on a page. */
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
