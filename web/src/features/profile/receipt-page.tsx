import { hasReceipt } from '@fanclub/contract/money/own-payments';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { profileQuery } from '#member/profile-query.ts';
import { useSession } from '#session/use-session.ts';
import { Loaded } from '#ui/loaded.tsx';
import { EmptyState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Row } from '#ui/row.tsx';
import { ownPaymentsQuery } from './payments/own-payments-query.ts';
import { ReceiptSheet } from './receipt/receipt-sheet.tsx';

/** The receipt for the payments of one application, to be printed or saved as a file. */
export default function ReceiptPage() {
  const { user, isSignedIn } = useSession();
  const [search] = useSearchParams();
  if (!isSignedIn || !user) return <Navigate to={paths.login.build()} replace />;
  if (user.is_admin || user.special) return <Navigate to={paths.ownProfile.build()} replace />;
  // `for` is the id of a family member. The server checks it and returns "not found" for the id of anybody
  // else.
  return <ReceiptLoader userId={search.get('for') ?? user.id} ownId={user.id} />;
}

interface ReceiptLoaderProps {
  userId: string;
  ownId: string;
}

function ReceiptLoader({ userId, ownId }: ReceiptLoaderProps) {
  const { t } = useTranslation('profile');
  const { requestNumber } = useParams();
  const profile = useQuery(profileQuery(userId));
  const payments = useQuery(
    ownPaymentsQuery({ id: userId, guardian_id: userId === ownId ? null : ownId }),
  );
  const application = payments.data?.applications.find(
    (one) => one.request_number === requestNumber && hasReceipt(one),
  );
  return (
    <PageLayout
      width="text"
      actions={
        <Row sx={{ displayPrint: 'none' }}>
          <Button component={RouterLink} to={paths.profile.build(userId)} color="secondary">
            {t('receipt.toProfile')}
          </Button>
          {application && profile.data && <PrintButton />}
        </Row>
      }
    >
      <Loaded query={payments}>
        {() =>
          application ? (
            <Loaded query={profile}>
              {(member) => <ReceiptSheet member={member} application={application} />}
            </Loaded>
          ) : (
            <EmptyState title={t('receipt.none')} text={t('receipt.noneText')} />
          )
        }
      </Loaded>
    </PageLayout>
  );
}

/** The button that prints the page on A4. */
function PrintButton() {
  const { t } = useTranslation('profile');
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: 'A4', margin: '15mm' } }} />
      <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
    </>
  );
}
