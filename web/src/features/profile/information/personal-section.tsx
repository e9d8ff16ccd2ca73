import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { FactList } from '#member/fact-list.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import type { Profile } from '../profile-query.ts';

export function PersonalSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'member', 'common']);
  const format = useFormat();
  return (
    <SectionPanel title={t('personal.title')}>
      <FactList
        facts={[
          {
            label: t('personal.name'),
            value: <bdi>{`${profile.first_name} ${profile.last_name}`}</bdi>,
          },
          { label: t('member:fields.gender'), value: t(`common:genders.${profile.gender}`) },
          { label: t('member:fields.birth_date'), value: format.date(profile.birth_date) },
          { label: t('member:fields.phone'), value: <Ltr>{profile.phone}</Ltr> },
          { label: t('member:fields.email'), value: <Ltr>{profile.email}</Ltr> },
          {
            label: t('member:fields.country_of_birth'),
            value: format.country(profile.country_of_birth),
          },
          {
            label: t('member:fields.country_of_residency'),
            value: format.country(profile.country_of_residency),
          },
          { label: t('member:fields.postal_code'), value: <Ltr>{profile.postal_code}</Ltr> },
          {
            label: t('member:fields.address_of_residency'),
            value: <bdi dir="ltr">{profile.address_of_residency}</bdi>,
            wide: true,
          },
        ]}
      />
    </SectionPanel>
  );
}
