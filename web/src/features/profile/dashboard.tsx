import { membershipsOf } from '@fanclub/contract/members/membership';
import { offersRial } from '@fanclub/contract/members/payment';
import { asksRest, duesToPay } from '@fanclub/contract/money/account';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import LogoutIcon from '@mui/icons-material/Logout';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { PaymentChip, StatusChip } from '#member/chips.tsx';
import { FirstPassword } from '#member/first-password.tsx';
import { fullName } from '#member/full-name.ts';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import { OpenBalance } from '#member/open-balance.tsx';
import { hasEnded, isRenewal, ownCardOf, ownLine } from '#member/own-card.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { logOut } from '#session/log-out.ts';
import { hasEndedPassword } from '#session/session-store.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { lazyDialog } from '#ui/lazily.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { AccountSection } from './account-section.tsx';
import { CardCode } from './card-code.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';
import { DeletionRequest } from './deletion-request.tsx';
import { DocumentsSection } from './documents/documents-section.tsx';
import { FamilySection } from './family/family-section.tsx';
import { OwnAccount } from './family/own-account.tsx';
import type { Viewer } from './for-whom.ts';
import { PersonalSection } from './information/personal-section.tsx';
import { PastSection } from './past-section.tsx';
import { OwnPayments, PaymentSection } from './payments/own-payments.tsx';
import { Benefits } from './status/benefits.tsx';
import { ClubCard } from './status/club-card.tsx';
import { ConfirmAddress } from './status/confirm-address.tsx';
import { MembershipDays } from './status/membership-days.tsx';
import { RenewAction, useRenewable } from './status/renew-action.tsx';
import { StatusSection } from './status/status-section.tsx';
import { useCardTurn } from './status/use-card-turn.ts';

const ChangePassword = lazyDialog(() => import('./change-password.tsx'));

export function Dashboard({ profile, viewer }: { profile: Profile; viewer: Viewer }) {
  const { t } = useTranslation(['profile', 'common']);
  const isTurned = useCardTurn(profile);
  const lead = useLead(profile, viewer);
  const isOwn = viewer === 'self';
  const mayAct = viewer !== 'admin';
  const { family, account } = profile;
  // If nothing is left to do, the page shows the membership, and the application with its documents and payments is
  // folded away.
  const isSettled =
    profile.request_status === 'approved' && !profile.requested && account.open_dues.length === 0;
  const past = (
    <>
      <DocumentsSection profile={profile} mayAct={mayAct} />
      <PaymentSection profile={profile} />
      {mayAct && <OwnPayments profile={profile} />}
    </>
  );
  return (
    <PageLayout
      heading={
        viewer === 'guardian' ? (
          <bdi>{fullName(profile)}</bdi>
        ) : (
          t('greeting', { name: profile.first_name })
        )
      }
      lead={lead}
      actions={
        (isOwn && <HeaderActions profile={profile} />) || (viewer === 'guardian' && <BackToOwn />)
      }
    >
      {isOwn && <PasswordEnded profile={profile} />}
      {mayAct && !asksRest(profile) && <StillOpen profile={profile} />}
      <DashboardGrid
        aside={
          <>
            <MembershipCard {...ownCardOf(profile)} approved={isTurned} tilts />
            <MembershipDays profile={profile} />
            {mayAct && <RenewAction profile={profile} />}
            {mayAct && <CardCode profile={profile} />}
          </>
        }
      >
        {!isSettled && <StatusSection profile={profile} mayAct={mayAct} />}
        {isSettled && isOwn && !profile.email_confirmed_at && (
          <ConfirmAddress email={profile.email} />
        )}
        {isOwn && family.length > 0 && <FamilySection family={family} />}
        {membershipsOf(ownLine(profile)).map(
          ({ season, juventus_card: hasCard }) =>
            mayAct && hasCard && <ClubCard key={season} profile={profile} season={season} />,
        )}
        {isSettled && !hasEnded(profile) && <Benefits profile={profile} />}
        {!isSettled && past}
        <PersonalSection profile={profile} viewer={viewer} />
        {/* Most members have no dependants. Without dependants this section only offers to add people, so it is
          below the member's own data. */}
        {isOwn && family.length === 0 && <FamilySection family={family} />}
        {isSettled && (
          <PastSection
            state={
              <>
                <StatusChip status={profile.request_status} />
                <PaymentChip isPaid={profile.is_paid} hasReceipt={Boolean(profile.receipt_url)} />
              </>
            }
          >
            <StatusSection profile={profile} mayAct={false} />
            {past}
          </PastSection>
        )}
        {isOwn && <AccountSection profile={profile} />}
        {viewer === 'guardian' && <WardAccount profile={profile} />}
      </DashboardGrid>
    </PageLayout>
  );
}

/** Returns the sentence below the heading, which says the state of the membership or the renewal. */
function useLead(profile: Profile, viewer: Viewer): string {
  const { t } = useTranslation('profile');
  const { request_status: status, season } = profile;
  const state = hasEnded(profile) ? 'ended' : status;
  if (viewer === 'guardian') return t(`ward.lead.${state}`, { season });
  if (status !== 'approved' && isRenewal(profile)) return t(`renewal.${status}`, { season });
  return t(`lead.${state}`, { season });
}

/** Says that the password was removed. It had been set before this sign-in proved the e-mail address. */
function PasswordEnded({ profile }: { profile: Profile }) {
  const { t } = useTranslation('member');
  if (!hasEndedPassword() || profile.password_hash) return null;
  return (
    <Alert severity="info" role="status" sx={{ marginBlockEnd: 3 }}>
      {t('passwordEnded')}
    </Alert>
  );
}

/** Says what is open of any season, and that one transfer can pay it with a renewal, or may have paid it. */
function StillOpen({ profile }: { profile: Profile }) {
  const { t } = useTranslation('member');
  const renewable = useRenewable(profile);
  const language = useLanguage();
  const dues = duesToPay({ ...profile, ...profile.account });
  const fits = dues.every(({ currency }) => currency === 'EUR' || offersRial(language));
  return (
    <Box sx={{ '&:not(:empty)': { marginBlockEnd: 3 } }}>
      <OpenBalance dues={dues}>
        {renewable && fits && t('balance.withRenewal')}
        {isRenewal(profile) && t('balance.paidWithRenewal')}
      </OpenBalance>
    </Box>
  );
}

function BackToOwn() {
  const { t } = useTranslation('profile');
  return (
    <SecondaryButton
      component={RouterLink}
      to={paths.ownProfile.build()}
      startIcon={<DirectionalIcon icon={ArrowBackIcon} />}
    >
      {t('fix.toProfile')}
    </SecondaryButton>
  );
}

function HeaderActions({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'common']);
  const [isChanging, setChanging] = useState(false);
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery(profile.id);
  return (
    <Row sx={{ gap: 1 }}>
      {profile.password_hash ? (
        <SecondaryButton onClick={() => setChanging(true)}>{t('password.open')}</SecondaryButton>
      ) : (
        <FirstPassword onDone={() => queryClient.invalidateQueries({ queryKey })} />
      )}
      <ChangePassword open={isChanging} onClose={() => setChanging(false)} />
      <Button
        color="secondary"
        startIcon={<DirectionalIcon icon={LogoutIcon} />}
        onClick={() => logOut()}
      >
        {t('common:actions.logout')}
      </Button>
    </Row>
  );
}

/** The account section of a family member without an account, shown to the guardian. */
function WardAccount({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  return (
    <SectionPanel title={t('ward.account.title')}>
      <Typography variant="note" sx={{ marginBlockEnd: 2 }}>
        {t('ward.account.text')}
      </Typography>
      <OwnAccount profile={profile} />
      <DeletionRequest profile={profile} />
    </SectionPanel>
  );
}
