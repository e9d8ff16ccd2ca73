import type { OwnProfile } from '@fanclub/contract/members/profile';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { allowedPage, peopleErrors } from '../draft/validate-draft.ts';
import { PageForm } from '../page/page-form.tsx';
import { Section } from '../page/section.tsx';
import { useDraft, useWizard } from '../page/wizard-context.ts';
import { LinkedPromoNotice } from '../promo/linked-promo-notice.tsx';
import { FirstNotices, OwnChoice } from '../steps/information/membership-page.tsx';
import { PersonItem } from '../steps/people/person-item.tsx';
import { useOpenPeople } from '../steps/people/use-open-people.ts';
import { usePeople } from '../steps/people/use-people.ts';
import { type SendingPeople, useSendingPeople } from '../steps/people/use-sending-people.ts';
import { PersonalReview } from '../steps/review/personal-review.tsx';
import { WhoSection } from './who-section.tsx';

/**
 * The first page of a renewal for a family: who renews, and the package of each. If only the member is
 * chosen, the form continues like the renewal of a single person.
 */
export default function FamilyFirstPage({ member }: { member: OwnProfile }) {
  const { t } = useTranslation(['renewal', 'common']);
  const { values } = useDraft();
  const { application, uploads, linkedPromo, goTo } = useWizard();
  const { rules } = application;
  const own = rules.ownPart(values);
  const sending = useSendingPeople();
  const isSendingOwn = own !== 'none' && values.juventus_card && uploads.passport.progress !== null;
  const hasCode = Boolean(values.promo || values.promo_link);
  return (
    <PageForm
      lead={t(own === 'all' ? 'membership.lead' : 'who.lead')}
      nextLabel={t('common:actions.next')}
      busy={isSendingOwn || sending.isSending}
      onValid={() => goTo(allowedPage('payment', values, rules))}
    >
      <FirstNotices />
      {own === 'all' && linkedPromo && <LinkedPromoNotice linked={linkedPromo} />}
      {own !== 'all' && hasCode && <Alert severity="info">{t('who.noCode')}</Alert>}
      <WhoSection member={member} />
      {own === 'all' && (
        <>
          <OwnChoice />
          <PersonalReview />
        </>
      )}
      {own === 'membership' && (
        <Section title={t('who.own')}>
          <OwnChoice />
        </Section>
      )}
      {values.people.length > 0 && (
        <Section title={t('who.family')} help={t('who.kept')}>
          <RenewingPeople sending={sending} />
        </Section>
      )}
    </PageForm>
  );
}

/**
 * The people of the family who renew. Each starts with the previous package, unless the person is too old for
 * it.
 */
function RenewingPeople({ sending }: { sending: SendingPeople }) {
  const { rules } = useWizard().application;
  const { values } = useDraft();
  const { people, setPassport } = usePeople();
  const errors = peopleErrors(values, rules);
  const opened = useOpenPeople(people, (index) => Object.keys(errors[index] ?? {}).length === 0);
  return people.map((person, index) => (
    <PersonItem
      key={person.key}
      person={person}
      index={index}
      isOpen={opened.isOpen(person.key)}
      isNew={false}
      errors={errors[index] ?? {}}
      onOpen={() => opened.open(person.key)}
      onDone={() => opened.fold(person.key)}
      countSending={sending.count}
      setPassport={setPassport}
      onRemove={undefined}
    />
  ));
}
