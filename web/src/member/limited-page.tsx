import { proveBirthDate } from '@fanclub/contract/links/routes';
import type { LimitedProfile } from '@fanclub/contract/members/profile';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { logOut } from '#session/log-out.ts';
import { signIn } from '#session/session-store.ts';
import { ApiForm, FormFoot } from '#ui/form/api-form.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { PaymentChip, StatusChip } from './chips.tsx';
import { DateField } from './date/date-field.tsx';
import { useItemList } from './item-texts.ts';
import { seenProfileQuery } from './profile-query.ts';
import { RequestNumber } from './request-number.tsx';

/**
 * The only page of a limited session: the state of the application, what the reviewer asked for, and the question for
 * the birth date. The right birth date opens the other pages.
 */
export default function LimitedPage({ application }: { application: LimitedProfile }) {
  const { t } = useTranslation(['member', 'common']);
  const { id, request_number, request_status, is_paid } = application;
  const proving = useRouteMutation(proveBirthDate, {
    onSuccess: signIn,
    stale: [seenProfileQuery(id).queryKey],
  });
  return (
    <PageLayout
      heading={t('limited.heading')}
      width="text"
      actions={
        <Button color="secondary" onClick={logOut}>
          {t('common:actions.logout')}
        </Button>
      }
    >
      <SectionPanel
        title={t('fields.request_number')}
        aside={
          <Row sx={{ gap: 1 }}>
            <StatusChip status={request_status} />
            {is_paid && <PaymentChip isPaid hasReceipt />}
          </Row>
        }
      >
        <RequestNumber number={request_number} />
        <Asked application={application} />
        <Box sx={{ marginBlockStart: 3 }}>
          <ApiForm
            mutation={proving}
            initialValues={{ birth_date: '' }}
            toInput={(body) => ({ body })}
            atField={{ birth_date_wrong: 'birth_date' }}
            aria-label={t('fields.birth_date')}
          >
            <Typography sx={{ marginBlockEnd: 2 }}>{t('limited.why')}</Typography>
            <DateField name="birth_date" label={t('fields.birth_date')} autofills />
            <FormFoot submit={t('limited.submit')} />
          </ApiForm>
        </Box>
      </SectionPanel>
    </PageLayout>
  );
}

/** What the reviewer asked for, or why the application was rejected. */
function Asked({ application }: { application: LimitedProfile }) {
  const { t } = useTranslation('member');
  const itemList = useItemList();
  const { requested, request_status, rejection_reason } = application;
  const isRejected = request_status === 'rejected';
  if (!requested && !isRejected) return null;
  const note = requested?.note ?? rejection_reason;
  return (
    <Alert severity={isRejected ? 'error' : 'warning'} sx={{ marginBlockStart: 3 }}>
      <AlertTitle>{t(isRejected ? 'limited.rejected' : 'limited.asked')}</AlertTitle>
      {requested && itemList(requested.items)}
      {note && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {note}
        </Box>
      )}
    </Alert>
  );
}
