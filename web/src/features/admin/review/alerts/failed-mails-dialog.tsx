import { readAlerts } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import {
  exportFailedMails,
  listFailedMails,
  mailsSentAgainAtOnce,
  sendMailsAgain,
} from '@fanclub/contract/mail/admin-routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { SectionExport } from '#admin-kit/export/export-button.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { call } from '#api/client.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { Dotted } from '#ui/dotted.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';

type FailedMail = RouteResponse<typeof listFailedMails>['mails'][number];

/** Dialog of the mails that the server no longer tries to send, with buttons to send one mail or all mails again. */
export default function FailedMailsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const { pages, ...list } = usePages([listFailedMails.path], (page, signal) =>
    call(listFailedMails, { query: page, signal }),
  );
  const mails = pages.flatMap((page) => page.mails);
  const { mutate, isPending, error, data } = useRouteMutation(sendMailsAgain, {
    stale: [[listFailedMails.path], [readAlerts.path]],
  });
  const send = (some: readonly FailedMail[]) => mutate({ body: { ids: some.map(({ id }) => id) } });
  const together = mails.slice(0, mailsSentAgainAtOnce);
  return (
    <TitledDialog
      maxWidth="sm"
      title={t('mails.title')}
      onClose={onClose}
      actions={
        <>
          <SectionExport list="mails" route={exportFailedMails} filter={{}} />
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
          {together.length > 1 && (
            <Button variant="contained" disabled={isPending} onClick={() => send(together)}>
              {t('mails.sendAll', { count: together.length })}
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
      <PagedList
        label={t('mails.title')}
        rows={mails}
        list={list}
        empty={{ title: t('mails.none'), text: t('mails.noneText') }}
        renderRow={(mail) => (
          <MailRow key={mail.id} mail={mail} busy={isPending} onSend={() => send([mail])} />
        )}
      />
    </TitledDialog>
  );
}

function MailRow({ mail, busy, onSend }: { mail: FailedMail; busy: boolean; onSend: () => void }) {
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
        borderBlockEnd: 'var(--line)',
      }}
    >
      <Box sx={{ flex: '1 1 min(100%, 18rem)', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 700 }}>
          <Ltr>{mail.to}</Ltr>
        </Typography>
        <Typography variant="note">
          <Dotted
            parts={[
              mail.kind && t(`mails.kinds.${mail.kind}`),
              t('mails.written', { day: new Date(mail.written_at) }),
            ]}
          />
        </Typography>
        {mail.error && (
          <Typography variant="note">
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
