import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackName } from '#i18n/use-pack-name.ts';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { OwnAmount } from '../../bill/own-amount.tsx';
import type { PersonDraft } from '../../draft/person-draft.ts';
import { usePersonName } from '../../draft/use-person-name.ts';
import { useWizard } from '../../page/wizard-context.ts';
import { RemovePerson } from './remove-person.tsx';

interface PersonCardProps {
  person: PersonDraft;
  index: number;
  isComplete: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: (() => void) | undefined;
}

/** The short view of a person of the family: name, package and price. */
export function PersonCard(props: PersonCardProps) {
  const { person, index, isComplete, editButton, onEdit, onRemove } = props;
  const { t } = useTranslation(['family', 'common']);
  const packName = usePackName();
  const id = useId();
  const name = usePersonName()(person, index);
  const cost = useWizard().bill.people[index];
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Row apart sx={{ columnGap: 2 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        {cost && (
          <Box sx={{ fontWeight: 700 }}>
            <OwnAmount cost={cost} pack={person.pack_type} />
          </Box>
        )}
      </Row>
      <Typography variant="note">
        {person.pack_type && packName(person.pack_type)}
        {person.juventus_card && ` + ${t('common:clubCard')}`}
      </Typography>
      {!isComplete && (
        <Typography variant="body2" color="error">
          {t('incomplete')}
        </Typography>
      )}
      <Row sx={{ gap: 1.5, marginBlockStart: 1.5 }}>
        <SecondaryButton
          ref={editButton}
          size="small"
          startIcon={<EditIcon />}
          aria-label={t('edit', { name })}
          onClick={onEdit}
        >
          {t('common:actions.edit')}
        </SecondaryButton>
        {onRemove && <RemovePerson {...{ person, index, onRemove }} />}
      </Row>
    </Panel>
  );
}
