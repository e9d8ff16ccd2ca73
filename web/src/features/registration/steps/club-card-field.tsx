import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { lazyPart } from '#ui/lazily.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { useDraft, useWizard } from '../page/wizard-context.ts';

/** Loaded on demand, because only people who choose the card upload a document. */
const UploadField = lazyPart(
  () => import('#documents/upload/upload-field.tsx'),
  <TextSkeleton lines={4} />,
);

/**
 * The checkbox for the club card of the person who fills in the form, and the upload of the document for it.
 */
export function ClubCardField() {
  const { t } = useTranslation('registration');
  const { application, uploads } = useWizard();
  const { values } = useDraft();
  const needsDocument = application.rules.needsDocument(values);
  return (
    <CardPanel
      name="juventus_card"
      label={t('fields.juventus_card')}
      help={needsDocument ? t('card.help') : application.words.documentKnown}
    >
      {values.juventus_card && needsDocument && (
        <UploadField
          fileType="passport"
          name="passportUrl"
          upload={uploads.passport}
          label={t('fields.passportUrl')}
          help={t('card.passportHelp')}
        />
      )}
    </CardPanel>
  );
}

interface CardPanelProps {
  name: string;
  label: string;
  help: string | undefined;
  /** The upload of the document, if one is needed. */
  children: ReactNode;
}

/** A checkbox for a club card, with its price. */
export function CardPanel({ name, label, help, children }: CardPanelProps) {
  const { club_card_price: card, shipping_price: shipping } = useWizard().settings;
  return (
    <Panel sx={{ padding: 2 }}>
      {/* This checkbox never has an error, so the space for its message is removed. */}
      <Box sx={{ marginBlockEnd: children ? -1 : -3 }}>
        <CardChoice {...{ name, label, card, shipping, help }} />
      </Box>
      {children}
    </Panel>
  );
}

type CardChoiceProps = Pick<CardPanelProps, 'name' | 'label' | 'help'> & CardPriceProps;

const CardChoice = memo(function CardChoice({ name, label, help, ...price }: CardChoiceProps) {
  return (
    <FieldCheckbox
      name={name}
      label={
        <Box component="span" sx={{ fontWeight: 700 }}>
          {label}
          <Box component="span" sx={{ fontWeight: 500, color: 'text.secondary' }}>
            {' · '}
            <CardPrice {...price} />
          </Box>
        </Box>
      }
      help={help}
    />
  );
});

interface CardPriceProps {
  /** The prices of card and shipping in euro. */
  card: number;
  shipping: number;
}

function CardPrice(amounts: CardPriceProps) {
  const { t } = useTranslation('registration');
  return <bdi>{t('card.price', { ...amounts })}</bdi>;
}
