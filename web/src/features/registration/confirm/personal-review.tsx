import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { FactList } from '#member/fact-list.tsx';
import { Ltr } from '#ui/ltr.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { toInformation } from '../draft/to-register-request.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { ReviewSection } from './review-section.tsx';

/** As it will be sent: digits, phone and postal code in their final form. */
export function PersonalReview() {
  const { t } = useTranslation(['registration', 'common']);
  const format = useFormat();
  const { goTo, lostPassword } = useWizard();
  const { values } = useFormikContext<RegistrationDraft>();
  const sent = { ...values, ...toInformation(values) };
  const { gender } = values;
  return (
    <ReviewSection
      title={t('confirm.personal')}
      changeText={t('common:actions.edit')}
      changeLabel={t('confirm.editPersonal')}
      onChange={() => goTo('information')}
    >
      <FactList
        facts={[
          { label: t('confirm.name'), value: <Ltr>{`${sent.first_name} ${sent.last_name}`}</Ltr> },
          { label: t('fields.gender'), value: gender && t(`common:genders.${gender}`) },
          { label: t('fields.birth_date'), value: format.date(`${sent.birth_date}T12:00:00`) },
          { label: t('fields.country_of_birth'), value: format.country(sent.country_of_birth) },
          {
            label: t('fields.country_of_residency'),
            value: format.country(sent.country_of_residency),
          },
          { label: t('fields.postal_code'), value: <Ltr>{sent.postal_code}</Ltr> },
          {
            label: t('fields.address_of_residency'),
            value: <Ltr>{sent.address_of_residency}</Ltr>,
            wide: true,
          },
          { label: t('fields.email'), value: <Ltr>{sent.email}</Ltr> },
          { label: t('fields.phone'), value: <Ltr>{sent.phone}</Ltr> },
          {
            label: t('confirm.signIn'),
            wide: lostPassword,
            value: (
              <>
                {t(values.password ? 'confirm.withPassword' : 'confirm.withLink')}
                {lostPassword && (
                  <Link
                    component="button"
                    type="button"
                    onClick={() => goTo('information', 'password')}
                    sx={{ display: 'block', font: 'inherit', textAlign: 'start' }}
                  >
                    {t('help.passwordAgain')}
                  </Link>
                )}
              </>
            ),
          },
        ]}
      />
    </ReviewSection>
  );
}
