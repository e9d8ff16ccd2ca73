import { offers } from '@fanclub/contract/club/offers';
import { askedIn } from '@fanclub/contract/members/field-sets';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import UploadField from '#documents/upload/upload-field.tsx';
import type { ImageUpload } from '#documents/upload/use-upload.ts';
import { FieldGrid } from '#member/field-grid.tsx';
import MemberFields from '#member/member-fields.tsx';
import { Panel } from '#ui/panel.tsx';
import { type PersonDraft, personPath } from '../../draft/person-draft.ts';
import { usePersonName } from '../../draft/use-person-name.ts';
import { useWizard } from '../../page/wizard-context.ts';
import { CardPanel } from '../club-card-field.tsx';
import { PackageCards } from '../package-cards.tsx';
import { RemovePerson } from './remove-person.tsx';

interface PersonFormProps {
  person: PersonDraft;
  index: number;
  upload: ImageUpload;
  /** True if the form was opened by a press, so that it gets the focus. */
  takesFocus: boolean;
  onDone: () => void;
  onRemove: (() => void) | undefined;
}

/**
 * The form for a person of the family. It does not ask for address and contact data, because those of the
 * person who fills in the form apply.
 */
export function PersonForm(props: PersonFormProps) {
  const { person, index, upload, takesFocus, onDone, onRemove } = props;
  const { t } = useTranslation('family');
  const id = useId();
  const nameOf = usePersonName();
  const { rules, parts, words } = useWizard().application;
  const About = parts.AboutPerson ?? AboutApplicant;
  const needsDocument = rules.personNeedsDocument(person);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form opens
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Panel
      component="section"
      aria-labelledby={id}
      sx={{
        padding: { xs: 2, sm: 3 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
      }}
    >
      <Typography
        id={id}
        ref={heading}
        tabIndex={-1}
        variant="h4"
        component="h3"
        sx={{ outline: 'none', scrollMarginBlockStart: '84px' }}
      >
        <bdi>{nameOf(person, index)}</bdi>
      </Typography>
      <About {...{ person, index }} />
      <PackageCards name={personPath(index, 'pack_type')} label={t('package')} />
      {offers('card') && (
        <CardPanel
          name={personPath(index, 'juventus_card')}
          label={t('card')}
          help={needsDocument ? t('cardHelp') : words.theirDocumentKnown}
        >
          {person.juventus_card && needsDocument && (
            <UploadField
              fileType="passport"
              name={personPath(index, 'passportUrl')}
              upload={upload}
              label={t('passport')}
              help={t('passportHelp')}
            />
          )}
        </CardPanel>
      )}
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'space-between' }}>
        <Button variant="outlined" onClick={onDone}>
          {t('done')}
        </Button>
        {onRemove && <RemovePerson {...{ person, index, onRemove }} />}
      </Stack>
    </Panel>
  );
}

/** The personal fields of a person who is not a member yet. */
function AboutApplicant({ index }: { index: number }) {
  const { t } = useTranslation('family');
  return (
    <FieldGrid>
      <MemberFields
        names={askedIn('personal')}
        at={personPath(index)}
        autofills={false}
        help={{ birth_date: t('birthHelp') }}
      />
    </FieldGrid>
  );
}
