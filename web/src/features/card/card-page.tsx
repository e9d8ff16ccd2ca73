import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWakeLock } from '#member/use-wake-lock.ts';
import { useSession } from '#session/use-session.ts';
import { keepCardShell } from '#store/card-shell.ts';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Redirect } from '#ui/redirect.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { CardActions } from './card-actions.tsx';
import { ShownCard } from './shown-card.tsx';
import { useMemberships } from './use-memberships.ts';
import { WalletButtons } from './wallet-buttons.tsx';

/** Shows the cards of the member and the family in large print on white, even without a network. */
export default function CardPage() {
  const { user, isSignedIn } = useSession();
  if (!isSignedIn || !user) return <Redirect to={paths.login.build({ to: 'card' })} />;
  if (user.is_admin || user.special) return <Redirect to={paths.ownProfile.build()} />;
  return <Cards key={user.id} memberId={user.id} />;
}

function Cards({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['card', 'common']);
  const format = useFormat();
  const { memberships, wallets, at, isOld, error, retry } = useMemberships(memberId);
  useWakeLock();
  useEffect(() => void keepCardShell(), []);
  return (
    // The page is light in every colour scheme, because scanners read a bright screen best.
    <Box data-scheme="light" sx={{ color: 'text.primary' }}>
      <GlobalStyles styles={{ main: { backgroundColor: '#fff' } }} />
      <PageLayout
        width="form"
        lead={
          memberships?.length !== 0 && (
            <Box component="span" sx={{ displayPrint: 'none' }}>
              {t('lead')}
            </Box>
          )
        }
      >
        {memberships && memberships.length > 0 && (
          <>
            {isOld && (
              <Alert severity="warning" sx={{ marginBlockEnd: 2, displayPrint: 'none' }}>
                {t('old', { moment: format.dateTime(at) })}
              </Alert>
            )}
            <Box component="ul" sx={list}>
              {memberships.map((membership) => (
                <ShownCard key={membership.code} membership={membership}>
                  <WalletButtons wallets={wallets} membership={membership} ownId={memberId} />
                </ShownCard>
              ))}
            </Box>
            <Typography variant="note" sx={{ marginBlock: 2 }}>
              {t('asOf', { moment: format.dateTime(at) })}
            </Typography>
            <CardActions />
          </>
        )}
        {memberships?.length === 0 && (
          <EmptyState
            title={t('none.title')}
            text={t('none.text')}
            action={
              <Button component={RouterLink} to={paths.ownProfile.build()} variant="outlined">
                {t('common:nav.profile')}
              </Button>
            }
          />
        )}
        {!memberships && error && <ErrorState error={error} onRetry={retry} />}
        {!memberships && !error && (
          <Loading>
            <TextSkeleton lines={8} />
          </Loading>
        )}
      </PageLayout>
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Cards are printed in their real size, side by side, to be cut out.
  '@media print': { display: 'flex', flexWrap: 'wrap', gap: '6mm' },
} as const;
