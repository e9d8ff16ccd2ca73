import { askedIn, holderFieldNames } from '@fanclub/contract/members/field-sets';
import { isForChild } from '@fanclub/contract/pricing/packages';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '#member/field-grid.tsx';
import MemberFields from '#member/member-fields.tsx';
import { PageForm } from '../../page/page-form.tsx';
import { Section } from '../../page/section.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';

export default function PersonalPage() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const { goTo } = useWizard();
  const { pack_type: pack } = useDraft().values;
  return (
    <PageForm
      lead={t('member:help.latin')}
      nextLabel={t('common:actions.next')}
      onValid={() => goTo('residence')}
    >
      <FieldGrid>
        <MemberFields names={askedIn('personal')} />
      </FieldGrid>
      {isForChild(pack) && (
        <Section columns title={t('personal.child')} help={t('personal.childHelp')}>
          <MemberFields names={holderFieldNames} allNeeded />
        </Section>
      )}
    </PageForm>
  );
}
