import type { OwnProfile } from '@fanclub/contract/members/profile';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePage } from './draft/use-page.ts';
import { OwnWizard, OwnWizardPage, StoppedWizard } from './own-wizard.tsx';
import { forgetSent, renewalDraftStore } from './renewal/renewal-draft.ts';
import { useRenewing } from './renewal/use-renewing.ts';
import { whoRenews } from './renewal/who-renews.ts';

/** The reason, shown on the page, why neither the member nor anybody of the family can renew now. */
type NoRenewalReason = 'member' | 'waiting' | 'rejected' | 'noMembership' | 'closed';

/** Returns the reason why nobody can renew now; null if the member or a person of the family may renew. */
function blockReason(
  member: OwnProfile,
  settings: Pick<PublicSettings, 'season' | 'enforce_deadline' | 'deadline_passed'>,
): NoRenewalReason | null {
  const { season } = settings;
  const isForOthers = whoRenews(member, season).family.length > 0;
  switch (isForOthers ? null : renewalObstacle(member, season)) {
    case 'applied':
      return appliedReasons[member.request_status];
    case 'waiting':
      return 'waiting';
    case 'no_membership':
      return 'noMembership';
    default:
      // A receipt that was uploaded before the deadline still counts; the server checks the time of the upload.
      return isRegistrationClosed(settings) && !renewalDraftStore(member).load()?.draft.receiptUrl
        ? 'closed'
        : null;
  }
}

const appliedReasons = { submitted: 'waiting', rejected: 'rejected', approved: 'member' } as const;

/**
 * The page on which a member applies for the current season. It has the pages of a registration, prefilled
 * with the member's data.
 */
export default function RenewPage() {
  const [search] = useSearchParams();
  // The promo code of a link is passed to the login, which passes it back to this page.
  const promo = search.get('promo');
  return (
    <OwnWizardPage
      login={paths.login.build({ to: 'renew', ...(promo && { promo }) })}
      blockReason={blockReason}
      renderStop={(reason, member) => <NoRenewal reason={reason} member={member} />}
      renderWizard={(member, { season }, onSent) => (
        <Renewal member={member} season={season} onSent={onSent} />
      )}
    />
  );
}

/** Shows the reason why nobody can renew now. */
function NoRenewal({ reason, member }: { reason: NoRenewalReason; member: OwnProfile }) {
  const { t } = useTranslation('renewal');

  useEffect(() => forgetSent(member), [member]);

  const season = member.membership?.season ?? member.season;
  return (
    <StoppedWizard title={t(`stop.${reason}.title`, { season })} text={t(`stop.${reason}.text`)} />
  );
}

interface RenewalProps {
  member: OwnProfile;
  /** The season for which the member applies. */
  season: string;
  onSent: () => void;
}

function Renewal({ member, season, onSent }: RenewalProps) {
  const pages = usePage();
  useState(() => forgetSent(member));
  return <OwnWizard application={useRenewing(member, season, onSent)} {...pages} />;
}
