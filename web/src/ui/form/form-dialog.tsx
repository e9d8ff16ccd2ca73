import type { RouteDefinition } from '@fanclub/contract/http/route';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { FormikValues } from 'formik';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiForm, type ApiFormProps, FormFailure, SubmitButton } from './api-form.tsx';
import { focusField } from './focus-field.ts';

interface FormDialogProps<R extends RouteDefinition, V extends FormikValues>
  extends ApiFormProps<R, V>,
    Pick<DialogProps, 'maxWidth' | 'fullScreen' | 'slotProps' | 'transitionDuration'> {
  /** True by default, for dialogs that are rendered only while they are open. */
  open?: boolean;
  title: string;
  lead?: ReactNode;
  submit: string;
  /** True makes the submit button red, for a rejection or a reversal. */
  danger?: boolean;
  /** Name of the field that gets the focus when the dialog opens, unless the person is already in another field. */
  focus?: string;
  /** True gives the focus to the submit button, so that Enter sends the form; for dialogs without fields. */
  enterSends?: boolean;
  /** True if a click outside does not close the dialog. */
  staysOnClickBeside?: boolean;
  /** Content that replaces the form after success. A text is shown as an alert of success. */
  done?: ReactNode;
  onClose: () => void;
  /** Called when the closing animation has ended. */
  onClosed?: () => void;
}

/** An `ApiForm` in a dialog with two buttons. The dialog cannot be closed while the form is being sent. */
export function FormDialog<R extends RouteDefinition, V extends FormikValues>(
  props: FormDialogProps<R, V>,
) {
  const { open = true, maxWidth = 'xs', fullScreen, slotProps, onClose, onClosed, ...rest } = props;
  const { title, lead, submit, danger, focus, enterSends, staysOnClickBeside, done, ...others } =
    rest;
  const { transitionDuration, ...form } = others;
  const { t } = useTranslation();
  const id = useId();
  const { isPending } = form.mutation;
  const close: DialogProps['onClose'] = (_, reason) => {
    if (!isPending && !(staysOnClickBeside && reason === 'backdropClick')) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={Boolean(fullScreen)}
      {...(transitionDuration !== undefined && { transitionDuration })}
      aria-labelledby={id}
      slotProps={{
        ...slotProps,
        transition: {
          onEntered: () => focus && !isInField() && focusField(focus),
          onExited: () => onClosed?.(),
        },
      }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {done ? (
        <>
          {/* At large font sizes the content scrolls, so the keyboard must be able to focus it. */}
          <DialogContent tabIndex={0}>
            {typeof done === 'string' ? (
              <Alert severity="success" role="status">
                {done}
              </Alert>
            ) : (
              done
            )}
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={onClose}>
              {t('actions.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <ApiForm {...form} sx={filling}>
          <DialogContent sx={{ paddingBlockStart: 0 }}>
            {lead && (
              <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
                {lead}
              </Typography>
            )}
            {form.children}
            <FormFailure />
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={onClose} disabled={isPending}>
              {t('actions.cancel')}
            </Button>
            <SubmitButton autoFocus={Boolean(enterSends)} color={danger ? 'error' : 'primary'}>
              {submit}
            </SubmitButton>
          </DialogActions>
        </ApiForm>
      )}
    </Dialog>
  );
}

/** True if the focus is in a field. If the focus were moved then, the person would go on typing in another field. */
function isInField(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

/** Fills the dialog below its title, so that only the content scrolls and not the buttons. */
const filling = { display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 } as const;
