import { adminGate } from '@fanclub/contract/admin/routes';
import { passGateByPasskey, startGatePasskey } from '@fanclub/contract/passkeys/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasCode } from '#api/api-error.ts';
import { call } from '#api/client.ts';
import { setHasPasskey, useAdminCheck } from '#api/use-admin-check.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { fullName } from '#member/full-name.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { memberQuery } from '../api/queries.ts';

const AddPasskey = lazy(async () => ({
  default: (await loadChunk(() => import('../passkeys/add-passkey.tsx'))).AddPasskey,
}));

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

/** The dialog that covers the panel and asks for the pass phrase or a passkey. */
export function GateDialog(props: GateDialogProps) {
  const { t } = useTranslation('admin');
  const { hasPasskey } = useAdminCheck();
  const [addsPasskey, setAddsPasskey] = useState(false);
  const navigate = useNavigate();
  const dialog = {
    open: props.open,
    onClose: () => navigate(paths.ownProfile.build()),
    // The first dialog of a visit replaces a built one.
    ...(!props.isReturn && { transitionDuration: 0 }),
    slotProps: { backdrop: { sx: cover } },
  };
  if (addsPasskey) {
    const onAdded = () => {
      setAddsPasskey(false);
      props.onOpened();
    };
    return (
      <Suspense>
        <AddPasskey {...dialog} lead={t('gate.passkey.required')} onAdded={onAdded} />
      </Suspense>
    );
  }
  if (hasPasskey) return <ByPasskey {...props} dialog={dialog} />;
  return <ByPhrase {...props} dialog={dialog} onAddsPasskey={() => setAddsPasskey(true)} />;
}

interface WayProps extends GateDialogProps {
  dialog: Pick<
    ComponentProps<typeof FormDialog>,
    'open' | 'onClose' | 'slotProps' | 'transitionDuration'
  >;
}

/** The sentence about an open application that waits under the cover, if there is one. */
function OpenApplication({ isReturn }: Pick<GateDialogProps, 'isReturn'>) {
  const { t } = useTranslation('admin');
  const name = useOpenName();
  return isReturn && name ? <> {t('gate.open', { name })}</> : null;
}

interface ByPhraseProps extends WayProps {
  /** Called if the pass phrase is right, but the club requires a passkey of every admin. */
  onAddsPasskey: () => void;
}

function ByPhrase({ dialog, isReturn, onOpened, onAddsPasskey }: ByPhraseProps) {
  const { t } = useTranslation('admin');
  const mutation = useRouteMutation(adminGate, {
    // Another tab or device may have added a passkey since the check.
    onError: (error) => hasCode(error, 'gate_asks_passkey') && setHasPasskey(true),
  });
  return (
    <FormDialog
      {...dialog}
      staysOnClickBeside
      mutation={mutation}
      initialValues={{ password: '' }}
      toInput={(values) => ({ body: values })}
      onDone={(answer) => (answer?.adds_passkey ? onAddsPasskey() : onOpened())}
      title={t('gate.title')}
      lead={
        <>
          {t(isReturn ? 'gate.expired' : 'gate.text')}
          <OpenApplication isReturn={isReturn} />
        </>
      }
      submit={t('gate.submit')}
      focus="password"
    >
      <FieldPassword name="password" autoComplete="current-password" label={t('gate.password')} />
    </FormDialog>
  );
}

function ByPasskey({ dialog, isReturn, onOpened }: WayProps) {
  const { t } = useTranslation('admin');
  const mutation = useMutation({
    mutationFn: async () => {
      const { proveByPasskey } = await loadChunk(() => import('../passkeys/ask-device.ts'));
      const offer = await call(startGatePasskey);
      await call(passGateByPasskey, { body: await proveByPasskey(offer) });
      return offer;
    },
    // An owner may have removed the passkeys since the check.
    onError: (error) => hasCode(error, 'passkey_not_found') && setHasPasskey(false),
  });
  return (
    <FormDialog
      {...dialog}
      staysOnClickBeside
      mutation={{ ...mutation, mutateAsync: () => mutation.mutateAsync(), route: startGatePasskey }}
      initialValues={{}}
      toInput={() => undefined}
      onDone={onOpened}
      title={t('gate.passkey.title')}
      lead={
        <>
          {t(isReturn ? 'gate.passkey.expired' : 'gate.passkey.text')}
          <OpenApplication isReturn={isReturn} />
        </>
      }
      submit={t('gate.passkey.submit')}
      enterSends
    >
      {null}
    </FormDialog>
  );
}
