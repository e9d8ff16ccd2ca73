import type { MemberRole } from '@fanclub/contract/read-file/members/roles';
import { memberRoles } from '@fanclub/contract/read-file/members/roles';
import type { UnderstoodMembers } from '@fanclub/contract/read-file/members/understand';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Choice } from '#admin-kit/choice.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { useColumnName } from './use-column-name.ts';

interface MemberColumnsProps {
  understood: UnderstoodMembers;
  onMap: (columns: (MemberRole | null)[]) => void;
}

/**
 * Says how many columns were recognised, and has a field for each in which the admin can choose what it means. A meaning
 * is used once: choosing it for one column removes it from another.
 */
export function MemberColumns({
  understood: { headings, columns, lines },
  onMap,
}: MemberColumnsProps) {
  const { t } = useTexts('settings');
  const columnName = useColumnName();
  const options = memberRoles.map(({ role }) => ({ value: role, label: columnName(role) }));
  const map = (place: number, role: MemberRole | null) =>
    onMap(columns.map((one, i) => (i === place ? role : one === role ? null : one)));
  const known = columns.filter(Boolean).length;
  return (
    <Accordion disableGutters elevation={0} defaultExpanded={known < columns.length}>
      <AccordionSummary>
        <Typography component="h3" variant="h6">
          {t('memberImport.columns', { known, count: columns.length, lines: lines.length })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={grid}>
          {headings.map((heading, i) => (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same heading
              key={i}
              label={heading || t('memberImport.untitled', { place: i + 1 })}
              value={columns[i] ?? null}
              options={options}
              none={t('memberImport.leftOut')}
              onChoose={(role) => map(i, role)}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
} as const;
