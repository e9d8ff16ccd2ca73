import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FactList } from '#member/fact-list.tsx';
import { fullName } from '#member/full-name.ts';
import { useMemberFacts } from '#member/member-facts.tsx';
import { Cart } from '../../page/cart.tsx';
import { useDraft, useWizard } from '../../page/wizard-context.ts';
import { ReviewSection } from '../review/review-section.tsx';
import { UploadBadge } from '../review/upload-badge.tsx';

export function PackageReview() {
  const { t } = useTranslation(['registration', 'member', 'common']);
  const factsOf = useMemberFacts();
  const { application, goTo, bill, uploads } = useWizard();
  const { values } = useDraft();
  const facts = factsOf(values, 'membership');
  const hasDocument = values.juventus_card && application.rules.needsDocument(values);
  const passport = {
    label: t('member:fields.passport'),
    value: <UploadBadge isUploaded={values.passportUrl !== ''} />,
  };
  return (
    <ReviewSection
      title={
        values.people.length > 0 && application.member
          ? fullName(values)
          : t('member:fields.pack_type')
      }
      changeText={t('common:actions.change')}
      changeLabel={t('confirm.changePackage')}
      onChange={() => goTo('membership')}
      image={hasDocument && { file: uploads.passport.file, label: t('fields.passportUrl') }}
    >
      <FactList facts={hasDocument ? [...facts, passport] : facts} />
      {bill.total !== undefined && (
        <Box sx={{ display: { lg: 'none' }, marginBlockStart: 3 }}>
          <Cart />
        </Box>
      )}
    </ReviewSection>
  );
}
