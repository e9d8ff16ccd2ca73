import { useTranslation } from 'react-i18next';
import { FirstNotices } from '../information/membership-page.tsx';
import { PageForm } from '../wizard/page-form.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { PeopleSection } from './people-section.tsx';
import { useSendingPeople } from './use-sending-people.ts';

/** Whom a member registers; what is known of the member already is not asked again. */
export function FirstPage() {
  const { t } = useTranslation(['family', 'common']);
  const { goTo } = useWizard();
  const sending = useSendingPeople();
  return (
    <PageForm
      lead={t('add.lead')}
      nextLabel={t('common:actions.next')}
      busy={sending.isSending}
      onValid={() => goTo('payment')}
    >
      <FirstNotices />
      <PeopleSection sending={sending} />
    </PageForm>
  );
}
