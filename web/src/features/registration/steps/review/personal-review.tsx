import { isolateLtr } from '@fanclub/contract/text/isolate';
import { useTranslation } from 'react-i18next';
import { FactList } from '#member/fact-list.tsx';
import { fullName } from '#member/full-name.ts';
import { useMemberFacts } from '#member/member-facts.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { toInformation } from '../../draft/to-register-request.ts';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { ReviewSection } from './review-section.tsx';

/**
 * Shows the personal data as it will be sent: with normalised digits, phone number and postal code. It is folded on
 * phones.
 */
export function PersonalReview() {
  const { t } = useTranslation(['registration', 'common']);
  const factsOf = useMemberFacts();
  const { application, goTo } = useWizard();
  const { values } = useDraft();
  const isPhone = useIsNarrow('sm');
  const signIn = {
    label: t('confirm.signIn'),
    value: t(values.password ? 'confirm.withPassword' : 'confirm.withLink'),
  };
  const summary = (
    <>
      <strong>
        <bdi>{fullName(values)}</bdi>
      </strong>
      <br />
      {application.member ? (
        <>
          {isolateLtr(values.address_of_residency)}
          <br />
          {isolateLtr(values.phone)}
        </>
      ) : (
        isolateLtr(values.email)
      )}
    </>
  );
  return (
    <ReviewSection
      title={t('confirm.personal')}
      changeText={t('common:actions.edit')}
      changeLabel={t('confirm.editPersonal')}
      onChange={() => goTo('personal')}
      summary={isPhone && summary}
    >
      <FactList
        facts={[
          ...factsOf(toInformation(values), 'personal', 'holder', 'residence', 'contact'),
          ...(application.member ? [] : [signIn]),
        ]}
      />
    </ReviewSection>
  );
}
