import { passkeyNameMaxLength } from '@fanclub/contract/passkeys/passkeys';
import { addPasskey, listPasskeys, startPasskey } from '@fanclub/contract/passkeys/routes';
import type { DialogProps } from '@mui/material/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { setHasPasskey } from '#api/use-admin-check.ts';
import type { RouteInput } from '#api/use-route-mutation.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { prolongsGate } from '../api/member-actions.ts';
import { makePasskey } from './ask-device.ts';

interface AddPasskeyProps extends Pick<DialogProps, 'open' | 'slotProps'> {
  lead?: string;
  onClose: () => void;
  onAdded: () => void;
}

/**
 * The route with only the name in its body, so that the form checks the name by the route's own rule. The device
 * supplies the rest of the body.
 */
const named = { ...addPasskey, body: addPasskey.body.pick(['name']) };

/** Dialog in which an admin names a new passkey, which the device then creates. */
export function AddPasskey({ lead, onAdded, ...dialog }: AddPasskeyProps) {
  const { t } = useTranslation('admin');
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...prolongsGate,
    mutationFn: async ({ body: { name } }: RouteInput<typeof named>) => {
      const made = await makePasskey(await call(startPasskey));
      return call(addPasskey, { body: { ...made, name } });
    },
    onSuccess: () => {
      setHasPasskey(true);
      return queryClient.invalidateQueries({ queryKey: routeQuery(listPasskeys).queryKey });
    },
  });
  return (
    <FormDialog
      {...dialog}
      staysOnClickBeside
      mutation={{ ...mutation, route: named }}
      initialValues={{ name: t('passkeys.thisDevice') }}
      toInput={({ name }) => ({ body: { name: name.trim() } })}
      onDone={onAdded}
      title={t('passkeys.add')}
      lead={lead ?? t('passkeys.addLead')}
      submit={t('passkeys.make')}
      focus="name"
    >
      <FieldText
        name="name"
        label={t('passkeys.name')}
        autoComplete="off"
        maxLength={passkeyNameMaxLength}
      />
    </FormDialog>
  );
}
