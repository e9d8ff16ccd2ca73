import type { ErrorKey } from '@fanclub/contract/http/error-body';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../row.tsx';
import { SecondaryButton } from '../secondary-button.tsx';

/** A value that the script of the forms adds to what a person has entered. */
export type AddedValue = 'token' | 'device_token' | 'to' | 'language' | 'code';

export interface Sending {
  route: Pick<RouteDefinition, 'path' | 'session' | 'appCheck'>;
  adds?: readonly AddedValue[];
  /** Names of the fields that are sent; by default all that are visible. */
  fields?: readonly string[];
  /** What the script does with the answer; by default it shows the outcome `done` or `used_up`. */
  then?: 'enter' | 'prove';
  /** Text of the button after the form was sent. */
  again?: string;
  /** Code of the sentence to show for an unexpected error. */
  fallback?: ErrorKey;
}

const attributesOf = ({ route, adds, fields, then, again, fallback }: Sending) => ({
  'data-app-check': route.appCheck,
  'data-session': route.session,
  'data-adds': adds?.join(' '),
  'data-fields': fields?.join(' '),
  'data-then': then,
  'data-again': again,
  'data-fallback': fallback,
});

interface SiteFormProps extends Sending {
  /** Accessible name of the form, needed if a page has more than one. */
  'aria-label'?: string;
  /** True for a form that is sent when the page opens. */
  atOnce?: boolean;
  children: ReactNode;
}

/**
 * A form of a built page. The build renders it with the same fields as the forms of the app, and
 * `src/site/browser/forms` sends it.
 */
export function SiteForm({ 'aria-label': label, atOnce, children, ...sending }: SiteFormProps) {
  return (
    <Formik initialValues={{}} onSubmit={() => {}}>
      <form
        method="post"
        action={sending.route.path}
        noValidate
        aria-label={label}
        data-at-once={atOnce}
        {...attributesOf(sending)}
      >
        {children}
      </form>
    </Formik>
  );
}

/** A further button of a form, which sends the form to another route. */
export function SendInstead({ children, ...sending }: Sending & { children: ReactNode }) {
  return (
    <SecondaryButton
      type="submit"
      size="large"
      fullWidth
      formAction={sending.route.path}
      {...attributesOf(sending)}
    >
      {children}
    </SecondaryButton>
  );
}

interface SiteFormFootProps extends Pick<ButtonProps, 'color'> {
  submit: string;
  /** Says that the form is being sent. */
  busy?: string;
  /** Outcomes and other content above the button. */
  children?: ReactNode;
}

/** The bottom of a built form: what the script says of its sending, and the button. */
export function SiteFormFoot({ submit, busy, children, ...button }: SiteFormFootProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
      {children}
      <Sayings {...(busy && { busy })} />
      <Button type="submit" variant="contained" size="large" {...button}>
        {submit}
      </Button>
    </Box>
  );
}

/** The outcomes that every built form has: it is being sent, or was refused for a reason without an own outcome. */
function Sayings({ busy }: { busy?: string }) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <>
      <Outcome when="busy">
        <Row role="status">
          <CircularProgress size={20} aria-hidden />
          {busy ?? t('form.sending')}
        </Row>
      </Outcome>
      <Outcome when="failed">
        <Alert severity="error" data-no-network={t('errors:network_error')}>
          <Filled text="{sentence}" />
          <Filled text={` ${t('form.retryIn', { time: '{time}' })}`} />
        </Alert>
      </Outcome>
    </>
  );
}

interface OutcomeProps {
  /** Codes of errors, `done`, `used_up`, `busy` or `failed`. */
  when: string;
  /** Address that opens after a while. */
  leads?: string;
  children: ReactNode;
}

/**
 * What the script shows after a form was sent. Inside the form it is shown with the form; beside the form, in its
 * `Panel`, it replaces the form. In an attribute `data-fill` the script replaces names such as `{email}`.
 */
export function Outcome({ when, leads, children }: OutcomeProps) {
  return (
    <div data-when={when} data-leads={leads} hidden>
      {children}
    </div>
  );
}

/** Contains a form, in a first element, and the outcomes that replace it. */
export function FormPanel({ children }: { children: ReactNode }) {
  return <div data-panel="">{children}</div>;
}

/** A text with the names of values, which the script replaces when it shows the text. */
export function Filled({ text }: { text: string }) {
  return <span data-fill={text} />;
}
