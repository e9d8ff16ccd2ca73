import type { RouteDefinition } from '@fanclub/contract/http/route';
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
    Pick<DialogProps, 'open' | 'maxWidth' | 'fullScreen' | 'slotProps'> {
  title: string;
  lead?: ReactNode;
  /** Names the action, never just "OK". */
  submit: string;
  /** For actions that delete something. */
  danger?: boolean;
  /** Name of the field to focus when the dialog opens, unless another field has the focus. */
  focus?: string;
  /** Focuses the submit button; for dialogs without fields. */
  enterSends?: boolean;
  /** A click outside does not close the dialog. */
  staysOnClickBeside?: boolean;
  /** Replaces the form after success. */
  done?: ReactNode;
  onClose: () => void;
  /** Called when the closing animation has ended. */
  onClosed?: () => void;
}

/** An `ApiForm` in a dialog with two buttons. It cannot be closed while it is being sent. */
export function FormDialog<R extends RouteDefinition, V extends FormikValues>(
  props: FormDialogProps<R, V>,
) {
  const { open, maxWidth = 'xs', fullScreen, slotProps, onClose, onClosed, ...rest } = props;
  const { title, lead, submit, danger, focus, enterSends, staysOnClickBeside, done, ...form } =
    rest;
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
          {/* The content scrolls at large font sizes, so it must be focusable for the keyboard. */}
          <DialogContent tabIndex={0}>{done}</DialogContent>
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

/** True if the person is already typing; moving the focus would put further keys into another field. */
function isInField(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

/** Fills the dialog between title and edge, so that only the content scrolls. */
const filling = { display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 } as const;
