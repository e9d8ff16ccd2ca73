import { useTranslation } from 'react-i18next';
import { FactList } from '#member/fact-list.tsx';
import { useMemberFacts } from '#member/member-facts.tsx';
import type { Profile } from '#member/profile-query.ts';
import { SectionPanel } from '#ui/panel.tsx';
import { ChangeContact } from './change-contact.tsx';

interface PersonalSectionProps {
  profile: Profile;
  isOwn: boolean;
}

export function PersonalSection({ profile, isOwn }: PersonalSectionProps) {
  const { t } = useTranslation('profile');
  const factsOf = useMemberFacts();
  return (
    <SectionPanel title={t('personal.title')}>
      <FactList facts={factsOf(profile, 'personal', 'holder', 'residence', 'contact')} />
      {isOwn && <ChangeContact profile={profile} />}
    </SectionPanel>
  );
}
