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
  /** Says what happens, not "OK". */
  submit: string;
  /** For what takes something away. */
  danger?: boolean;
  /** The field that has the focus once the dialog is there, unless another one has it already. */
  focus?: string;
  /** Where there is nothing to fill in: its button has the focus. */
  enterSends?: boolean;
  /** Where a click beside it is no answer. */
  staysOnClickBeside?: boolean;
  /** In place of the form once it is done. */
  done?: ReactNode;
  onClose: () => void;
  /** When it is out of sight. */
  onClosed?: () => void;
}

/** An `ApiForm` in a dialog, with its two buttons. It cannot be left while it is being sent. */
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
          {/* With large type it scrolls, which a keyboard can only where it can be. */}
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

/** Whoever types already would go on in the field that takes the focus. */
function isInField(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

/** Between title and edge, so that the content alone scrolls. */
const filling = { display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 } as const;
