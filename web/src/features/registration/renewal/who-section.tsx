import { submissionMaxPeople } from '@fanclub/contract/members/limits';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { PackType } from '@fanclub/contract/pricing/packages';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { usePackName } from '#i18n/use-pack-name.ts';
import { fullName } from '#member/full-name.ts';
import { Panel } from '#ui/panel.tsx';
import { Section } from '../page/section.tsx';
import { useWizard } from '../page/wizard-context.ts';
import { useChosenPeople } from './use-chosen-people.ts';

/** Checkboxes for everybody who may renew, the member first. */
export function WhoSection({ member }: { member: OwnProfile }) {
  const { t } = useTranslation(['renewal', 'common']);
  const { settings, problems } = useWizard();
  const { self, family, isChosen, isFull, choose } = useChosenPeople(member, settings.season);
  const fieldErrorText = useFieldErrorText();
  const errorId = useId();
  const isAnybody = [member, ...family].some(({ id }) => isChosen(id));
  const error = isAnybody ? '' : fieldErrorText(problems.people, 'people');
  const own = { name: t('who.self', { name: fullName(member) }), id: member.id };
  const rows: Omit<RowProps, 'isChosen' | 'isDisabled' | 'errorId' | 'onChange'>[] = [
    ...(self ? [{ ...own, pack: (member.membership ?? member).pack_type }] : []),
    ...family.map((each) => ({
      name: fullName(each),
      id: each.id,
      pack: (each.membership ?? each).pack_type,
    })),
  ];
  return (
    <Section title={t('who.title')} help={t('who.help')}>
      <Panel sx={{ paddingInline: 2, paddingBlock: 0.5 }}>
        {rows.map((row) => (
          <WhoRow
            key={row.id}
            {...row}
            isChosen={isChosen(row.id)}
            isDisabled={isFull && !isChosen(row.id)}
            errorId={error ? errorId : undefined}
            onChange={(chosen) => choose(row.id, chosen)}
          />
        ))}
      </Panel>
      {rows.length > submissionMaxPeople && (
        <Typography variant="note">{t('who.most', { most: submissionMaxPeople })}</Typography>
      )}
      <FormHelperText id={errorId} component="div" error={error !== ''} aria-live="polite">
        {error}
      </FormHelperText>
    </Section>
  );
}

interface RowProps {
  id: string;
  name: string;
  /** The package of the present membership, or of the application if there is no membership. */
  pack: PackType;
  isChosen: boolean;
  isDisabled: boolean;
  errorId: string | undefined;
  onChange: (isChosen: boolean) => void;
}

function WhoRow({ name, pack, isChosen, isDisabled, errorId, onChange }: RowProps) {
  const packName = usePackName();
  const packId = useId();
  const describedBy = [packId, errorId].filter(Boolean).join(' ');
  return (
    <Box sx={{ '& + &': { borderBlockStart: 'var(--line)' } }}>
      <FormControlLabel
        disabled={isDisabled}
        sx={{ display: 'flex', marginInlineEnd: 0, minBlockSize: 56 }}
        control={
          <Checkbox
            name="people"
            checked={isChosen}
            onChange={(_, chosen) => onChange(chosen)}
            slotProps={{ input: { 'aria-label': name, 'aria-describedby': describedBy } }}
          />
        }
        label={
          <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
              {name}
            </Box>
            <Typography id={packId} component="span" variant="note">
              {packName(pack)}
            </Typography>
          </Box>
        }
      />
    </Box>
  );
}
