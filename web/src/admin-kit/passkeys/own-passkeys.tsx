import type { RouteResponse } from '@fanclub/contract/http/route';
import { listPasskeys, removePasskey } from '@fanclub/contract/passkeys/routes';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { setHasPasskey } from '#api/use-admin-check.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useFormat } from '#i18n/use-format.ts';
import { bareList } from '#ui/bare-list.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { prolongsGate } from '../api/member-actions.ts';
import { useLastShown } from '../use-last-shown.ts';
import { AddPasskey } from './add-passkey.tsx';

type Passkey = RouteResponse<typeof listPasskeys>['passkeys'][number];

const query = routeQuery(listPasskeys);

interface OwnPasskeysProps {
  open: boolean;
  onClose: () => void;
}

/** Dialog in which admins add and remove their own passkeys. */
export default function OwnPasskeys({ open, onClose }: OwnPasskeysProps) {
  const { t } = useTranslation(['admin', 'common']);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const passkeys = useQuery({ ...query, enabled: open });
  return (
    <>
      <TitledDialog
        open={open}
        onClose={onClose}
        title={t('passkeys.title')}
        actions={
          <>
            <Button color="secondary" onClick={onClose}>
              {t('common:actions.close')}
            </Button>
            <Button variant="contained" onClick={() => setAdding(true)}>
              {t('passkeys.add')}
            </Button>
          </>
        }
      >
        <Typography color="textSecondary">{t('passkeys.lead')}</Typography>
        <Loaded query={passkeys} lines={2}>
          {({ passkeys }) =>
            passkeys.length === 0 ? (
              <Typography sx={{ marginBlockStart: 2 }}>{t('passkeys.none')}</Typography>
            ) : (
              <Box component="ul" aria-label={t('passkeys.title')} sx={bareList}>
                {passkeys.map((one) => (
                  <Row key={one.id} passkey={one} onRemove={() => setRemoving(one)} />
                ))}
              </Box>
            )
          }
        </Loaded>
      </TitledDialog>
      <AddPasskey
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => setAdding(false)}
      />
      <Remove
        passkey={removing}
        isLast={passkeys.data?.passkeys.length === 1}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { name, last_used_at: last } = passkey;
  const label = t('passkeys.remove', { name });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, marginBlockStart: 1.5 }}
    >
      <Box sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {last ? t('passkeys.lastUsed', { time: format.dateTime(last) }) : t('passkeys.neverUsed')}
        </Typography>
      </Box>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

interface RemoveProps {
  /** The passkey to remove; null while the dialog is closed. */
  passkey: Passkey | null;
  isLast: boolean;
  onClose: () => void;
}

function Remove({ passkey, isLast, onClose }: RemoveProps) {
  const { t } = useTranslation('admin');
  const shown = useLastShown(passkey);
  const { mutate, isPending, error, reset } = useRouteMutation(removePasskey, {
    ...prolongsGate,
    stale: [query.queryKey],
    onSuccess: () => isLast && setHasPasskey(false),
  });
  if (!shown) return null;
  const { id, name } = shown;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={passkey !== null}
      danger
      title={t('passkeys.removeTitle', { name })}
      confirmLabel={t('passkeys.removeSubmit')}
      busy={isPending}
      onConfirm={() => mutate({ body: { id } }, { onSuccess: close })}
      onCancel={close}
    >
      <Typography>{t('passkeys.removeText')}</Typography>
      <ErrorAlert error={error} fallback="action_failed" sx={{ marginBlockStart: 2 }} />
    </ConfirmDialog>
  );
}
