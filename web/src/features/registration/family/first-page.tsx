import { useTranslation } from 'react-i18next';
import { PageForm } from '../page/page-form.tsx';
import { useWizard } from '../page/wizard-context.ts';
import { FirstNotices } from '../steps/information/membership-page.tsx';
import PeopleSection from '../steps/people/people-section.tsx';
import { useSendingPeople } from '../steps/people/use-sending-people.ts';

/**
 * The first page of a family registration. It asks only about the people to register, not about the member.
 */
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
