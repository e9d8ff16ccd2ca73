import { askedIn } from '@fanclub/contract/members/field-sets';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '#member/field-grid.tsx';
import { MemberFields } from '#member/member-fields.tsx';
import { PageForm } from '../wizard/page-form.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

export function PersonalPage() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const { goTo } = useWizard();
  return (
    <PageForm
      lead={t('member:help.latin')}
      nextLabel={t('common:actions.next')}
      onValid={() => goTo('residence')}
    >
      <FieldGrid>
        <MemberFields names={askedIn('personal')} />
      </FieldGrid>
    </PageForm>
  );
}
