import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#i18n/load-chunk.ts';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Loaded for whoever wants the card. */
const UploadField = lazy(async () => ({
  default: (await loadChunk(() => import('../uploads/upload-field.tsx'))).UploadField,
}));

/** The club card, and the document that it needs. */
export function ClubCardField() {
  const { t } = useTranslation('registration');
  const { application, settings } = useWizard();
  const { values } = useFormikContext<RegistrationDraft>();
  const { juventus_card: wantsCard } = values;
  const needsDocument = application.rules.needsDocument(values);
  const help = needsDocument ? t('card.help') : application.words.documentKnown;
  const price = t('card.price', {
    card: settings.club_card_price,
    shipping: settings.shipping_price,
  });
  return (
    <Panel sx={{ padding: 2 }}>
      {/* This box can't be wrong: the space for its error is not needed. */}
      <Box sx={{ marginBlockEnd: wantsCard && needsDocument ? -1 : -3 }}>
        <CardChoice price={price} help={help} />
      </Box>
      {wantsCard && needsDocument && (
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <UploadField
            fileType="passport"
            name="passportUrl"
            label={t('fields.passportUrl')}
            help={t('card.passportHelp')}
          />
        </Suspense>
      )}
    </Panel>
  );
}

interface CardChoiceProps {
  price: string;
  help: string | undefined;
}

const CardChoice = memo(function CardChoice({ price, help }: CardChoiceProps) {
  const { t } = useTranslation('registration');
  return (
    <FieldCheckbox
      name="juventus_card"
      label={
        <Box component="span" sx={{ fontWeight: 700 }}>
          {t('fields.juventus_card')}
          <Box component="span" sx={{ fontWeight: 500, color: 'text.secondary' }}>
            {' · '}
            <bdi>{price}</bdi>
          </Box>
        </Box>
      }
      help={help}
    />
  );
});
