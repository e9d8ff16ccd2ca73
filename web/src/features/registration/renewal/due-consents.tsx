import {
  changesSince,
  consentsDue,
  type NeededConsent,
} from '@fanclub/contract/registration/consents';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { Panel } from '#ui/panel.tsx';
import { Section } from '../page/section.tsx';
import { useWizard } from '../page/wizard-context.ts';
import { ConsentField } from '../steps/review/consent-field.tsx';

/**
 * Asks for consent to the documents that have changed since the member's last consent, and shows what has
 * changed.
 */
export function DueConsents() {
  const { t } = useTranslation('renewal');
  const { member } = useWizard().application;
  if (!member) return null;
  const due = consentsDue(member.agreed_versions);
  if (due.length === 0) return null;
  return (
    <Section title={t('consents.title')} help={t('consents.help')}>
      {due.map((name) => (
        <ChangedDocument key={name} name={name} agreed={member.agreed_versions} />
      ))}
    </Section>
  );
}

interface ChangedDocumentProps {
  name: NeededConsent;
  agreed: Record<NeededConsent, string | null>;
}

function ChangedDocument({ name, agreed }: ChangedDocumentProps) {
  const { t } = useTranslation(['renewal', 'registration']);
  const { day } = useFormat();
  const version = agreed[name];
  return (
    <Panel sx={{ padding: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {t(`registration:fields.legal_consents.${name}`)}
      </Typography>
      <Typography variant="note">
        {version ? t('consents.since', { day: day(version) }) : t('consents.sinceUnknown')}
      </Typography>
      <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 2.5 }}>
        {changesSince(name, agreed).map((changed) => (
          <li key={changed}>{t(`consents.changes.${name}.${changed}`)}</li>
        ))}
      </Box>
      <ConsentField name={name} />
    </Panel>
  );
}
