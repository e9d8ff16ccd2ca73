import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { type LegalSlug, paths } from '#app/paths.ts';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { type ConsentName, consentNames } from '../draft/registration-draft.ts';
import { Section } from '../wizard/section.tsx';

const slugs: Record<ConsentName, LegalSlug> = {
  terms: 'terms',
  privacy: 'privacy-policy',
  cookies: 'cookies',
  dpa: 'dpa',
};
const needed: readonly ConsentName[] = ['terms', 'privacy'];

/** Terms and privacy are needed; the other two are free. The documents open beside the form. */
export function Consents() {
  const { t } = useTranslation(['registration', 'common']);
  return (
    <Section title={t('confirm.agreements')} help={t('confirm.agreementsHelp')}>
      {consentNames.map((name) => (
        <FieldCheckbox
          key={name}
          name={`legal_consents.${name}`}
          required={needed.includes(name)}
          label={
            <>
              <Trans
                t={t}
                i18nKey={`confirm.agree.${name}`}
                components={{
                  doc: (
                    <Link href={paths.legal.build(slugs[name])} target="_blank" rel="noopener" />
                  ),
                }}
              />
              {!needed.includes(name) && ` (${t('common:form.optional')})`}
            </>
          }
        />
      ))}
    </Section>
  );
}
