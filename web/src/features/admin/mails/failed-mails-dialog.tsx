import type { RouteResponse } from '@fanclub/contract/http/route';
import { exportFailedMails, listFailedMails, sendMailsAgain } from '@fanclub/contract/mail/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { bareList } from '#ui/bare-list.ts';
import { Dotted } from '#ui/dotted.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { prolongsGate } from '../api/member-actions.ts';
import { RoomExport } from '../export/room-export.tsx';
import { useMay } from '../rooms/use-may.ts';

type Failed = RouteResponse<typeof listFailedMails>;

interface FailedMailsDialogProps {
  failed: Failed;
  onClose: () => void;
}

/** The mails that were given up, each and all to be sent again. */
export function FailedMailsDialog({ failed, onClose }: FailedMailsDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const may = useMay();
  const { mutate, isPending, error, data } = useRouteMutation(sendMailsAgain, {
    ...prolongsGate,
    stale: [routeQuery(listFailedMails).queryKey],
  });
  const send = (mails: Failed['mails']) => mutate({ body: { ids: mails.map(({ id }) => id) } });
  return (
    <TitledDialog
      maxWidth="sm"
      title={t('mails.title')}
      onClose={onClose}
      actions={
        <>
          {may('exportFailedMails') && (
            <RoomExport list="mails" route={exportFailedMails} filter={{}} />
          )}
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
          {failed.mails.length > 1 && (
            <Button variant="contained" disabled={isPending} onClick={() => send(failed.mails)}>
              {t('mails.sendAll', { count: failed.mails.length })}
            </Button>
          )}
        </>
      }
    >
      <Typography>{t('mails.text')}</Typography>
      {data && (
        <Typography role="status" sx={{ marginBlockStart: 1 }}>
          {t('mails.sent', { count: data.sent_again })}
        </Typography>
      )}
      <ErrorAlert error={error} sx={{ marginBlockStart: 2 }} />
      <Box component="ul" sx={bareList}>
        {failed.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} busy={isPending} onSend={() => send([mail])} />
        ))}
      </Box>
    </TitledDialog>
  );
}

interface MailRowProps {
  mail: Failed['mails'][number];
  busy: boolean;
  onSend: () => void;
}

function MailRow({ mail, busy, onSend }: MailRowProps) {
  const { t } = useTranslation('admin');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 2,
        paddingBlock: 1.25,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 min(100%, 18rem)', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>
          <Ltr>{mail.to}</Ltr>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Dotted
            parts={[
              mail.kind && t(`mails.kinds.${mail.kind}`),
              t('mails.written', { day: new Date(mail.written_at) }),
            ]}
          />
        </Typography>
        {mail.error && (
          <Typography variant="body2" color="textSecondary">
            <Ltr>{mail.error}</Ltr>
          </Typography>
        )}
      </Box>
      <Button
        disabled={busy}
        onClick={onSend}
        aria-label={t('mails.sendTo', { email: mail.to })}
        sx={{ flexShrink: 0 }}
      >
        {t('mails.send')}
      </Button>
    </Box>
  );
}
