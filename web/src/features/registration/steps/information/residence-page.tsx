import { askedIn } from '@fanclub/contract/members/field-sets';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '#member/field-grid.tsx';
import MemberFields from '#member/member-fields.tsx';
import { PageForm } from '../../page/page-form.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';

export default function ResidencePage() {
  const { t } = useTranslation(['registration', 'common']);
  const { values } = useDraft();
  const { goTo } = useWizard();
  return (
    <PageForm
      lead={values.juventus_card && t('residence.lead')}
      nextLabel={t('common:actions.next')}
      onValid={() => goTo('contact')}
    >
      <FieldGrid>
        <MemberFields names={askedIn('residence')} />
      </FieldGrid>
    </PageForm>
  );
}
