import { adminGate } from '@fanclub/contract/admin/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { fullName } from '#member/full-name.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { memberQuery } from '../api/queries.ts';

/** The blur hides the members' data, but the admin sees that the page is still there. */
const cover = {
  backdropFilter: 'blur(14px)',
  backgroundColor: 'color-mix(in srgb, var(--fan-palette-background-default) 70%, transparent)',
} as const;

/**
 * Returns the name of the member whose application is open under the cover. Returns null if no application is open or
 * if the application is not in the cache.
 */
function useOpenName(): string | null {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const number = search.get('request');
  const member = number && queryClient.getQueryData(memberQuery(number).queryKey);
  return member ? fullName(member) : null;
}

interface GateDialogProps {
  open: boolean;
  /** True if the panel was unlocked before, so that it is still mounted under the dialog. */
  isReturn: boolean;
  onOpened: () => void;
}

/** The dialog that covers the panel and asks for the pass phrase. */
export default function GateDialog({ open, isReturn, onOpened }: GateDialogProps) {
  const { t } = useTranslation('admin');
  const name = useOpenName();
  const navigate = useNavigate();
  return (
    <FormDialog
      open={open}
      onClose={() => navigate(paths.ownProfile.build())}
      // The first dialog of a visit comes at once, because the panel has been awaited.
      {...(!isReturn && { transitionDuration: 0 })}
      slotProps={{ backdrop: { sx: cover } }}
      staysOnClickBeside
      mutation={useRouteMutation(adminGate)}
      initialValues={{ password: '' }}
      toInput={(values) => ({ body: values })}
      onDone={onOpened}
      title={t('gate.title')}
      lead={
        <>
          {t(isReturn ? 'gate.expired' : 'gate.text')}
          {isReturn && name && <> {t('gate.open', { name })}</>}
        </>
      }
      submit={t('gate.submit')}
      focus="password"
    >
      <FieldPassword name="password" autoComplete="current-password" label={t('gate.title')} />
    </FormDialog>
  );
}
