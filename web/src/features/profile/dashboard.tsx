import { useTranslation } from 'react-i18next';
import { MembershipCard } from '#member/membership-card/membership-card.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { AccountSection } from './account/account-section.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';
import { DocumentsSection } from './documents/documents-section.tsx';
import { HeaderActions } from './header-actions.tsx';
import { PaymentSection } from './information/payment-section.tsx';
import { PersonalSection } from './information/personal-section.tsx';
import type { Profile } from './profile-query.ts';
import { StatusSection } from './status/status-section.tsx';
import { useCardTurn } from './status/use-card-turn.ts';

interface DashboardProps {
  profile: Profile;
  /** False where an admin looks at a member's page. */
  isOwn: boolean;
}

export function Dashboard({ profile, isOwn }: DashboardProps) {
  const { t } = useTranslation(['profile', 'common']);
  const isGold = useCardTurn(profile);
  return (
    <PageLayout
      heading={t('greeting', { name: profile.first_name })}
      lead={t(`lead.${profile.request_status}`)}
      actions={isOwn && <HeaderActions profile={profile} />}
    >
      <DashboardGrid
        aside={
          <MembershipCard
            name={`${profile.first_name} ${profile.last_name}`}
            pack={profile.pack_type}
            season={profile.season}
            requestNumber={profile.request_number}
            approved={isGold}
            tilts
          />
        }
      >
        <StatusSection profile={profile} isOwn={isOwn} />
        <DocumentsSection profile={profile} isOwn={isOwn} />
        <PaymentSection profile={profile} />
        <PersonalSection profile={profile} />
        {isOwn && <AccountSection profile={profile} />}
      </DashboardGrid>
    </PageLayout>
  );
}
