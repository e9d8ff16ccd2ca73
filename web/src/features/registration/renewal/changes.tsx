import { inFormOrder } from '@fanclub/contract/members/field-sets';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from '#member/field-texts.ts';
import { fullName } from '#member/full-name.ts';
import { useShownValue } from '#member/shown-value.tsx';
import { Panel } from '#ui/panel.tsx';
import { useDraft, useWizard } from '../page/wizard-context.ts';
import { type OwnFieldName, ownFieldNames } from './renewal-draft.ts';
import { sentData } from './renewal-rules.ts';

const bought = ['pack_type', 'juventus_card'] as const;
type Bought = (typeof bought)[number];

interface Change {
  label: string;
  before: ReactNode;
  after: ReactNode;
}

/**
 * Returns what differs from the profile and the previous memberships, each with the value before and after.
 */
function useChanges(): Change[] {
  const { values } = useDraft();
  const { member, rules } = useWizard().application;
  const { t } = useTranslation('registration');
  const labelOf = useFieldLabel();
  const shown = useShownValue();
  if (!member) return [];
  const own = rules.ownPart(values);
  const differing = <N extends OwnFieldName | Bought>(
    names: readonly N[],
    before: Partial<Record<N, string | boolean | null>>,
    after: Partial<Record<N, string | boolean | null>>,
    nameOf: (label: string) => string = (label) => label,
  ): Change[] =>
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => ({
        label: nameOf(labelOf(name)),
        before: shown(name, before[name] ?? ''),
        after: shown(name, after[name] ?? ''),
      }));
  const others = values.people.flatMap((person) => {
    const membership = member.family.find(({ id }) => id === person.key)?.membership;
    const who = `\u2068${fullName(person)}\u2069`;
    return differing(bought, membership ?? {}, person, (field) =>
      t('people.field', { field, who }),
    );
  });
  return [
    ...(own === 'none' ? [] : differing(bought, member.membership ?? {}, values)),
    ...(own === 'all' ? differing(inFormOrder(ownFieldNames), member, sentData(values)) : []),
    ...others,
  ];
}

/** Lists what the form changes, so that the member notices every change before sending. */
export function ChangesSummary() {
  const { t } = useTranslation('renewal');
  const changes = useChanges();
  const id = useId();
  return (
    <Panel
      component="section"
      aria-labelledby={id}
      variant="ground"
      sx={{ padding: { xs: 2, sm: 3 } }}
    >
      <Typography id={id} variant="h3" component="h2">
        {t(changes.length > 0 ? 'changes.title' : 'changes.none')}
      </Typography>
      {changes.length > 0 && (
        <Box component="dl" sx={{ margin: 0, marginBlockStart: 2, display: 'grid', rowGap: 2 }}>
          {changes.map((change) => (
            <ChangedField key={change.label} {...change} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function ChangedField({ label, before, after }: Change) {
  const { t } = useTranslation('renewal');
  return (
    <div>
      <Typography component="dt" variant="note">
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{
          margin: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 3,
          overflowWrap: 'anywhere',
        }}
      >
        <Box sx={{ color: 'text.secondary' }}>
          {t('changes.before')} <del>{before}</del>
        </Box>
        <Box sx={{ fontWeight: 650 }}>
          {t('changes.after')}{' '}
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {after}
          </Box>
        </Box>
      </Box>
    </div>
  );
}
