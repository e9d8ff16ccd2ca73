import {
  type ExportFormat,
  type ExportList,
  exportFormats,
} from '@fanclub/contract/files/list-file';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { FilterChips } from '../listing/filter-chips.tsx';
import { type ChosenMonths, MonthRange } from '../month-range.tsx';
import { type ExportedList, type GroupName, groupsOf } from './exported-list.ts';
import { useExport } from './use-export.ts';

interface ExportChoiceProps {
  exported: ExportedList;
  onClose: () => void;
}

/** The number of past months with which the accountant's file can begin or end. */
const monthsOfFile = 36;

/**
 * Dialog to choose the column groups and the format of an export, and of the accountant's file the months. All groups and
 * all months are chosen at first.
 */
export default function ExportChoice({ exported, onClose }: ExportChoiceProps) {
  const { t } = useTranslation(['admin', 'common']);
  const groupNames = groupsOf(exported);
  const [groups, setGroups] = useState<readonly GroupName[]>(groupNames);
  const [format, setFormat] = useState<ExportFormat>('excel');
  const [months, setMonths] = useState<ChosenMonths>({});
  const { begin, isPending, error } = useExport(exported, { groups, format, months }, onClose);
  return (
    <TitledDialog
      title={exported.name ?? t('export.open')}
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="contained" loading={isPending} onClick={begin}>
            {t('export.download')}
          </Button>
        </>
      }
    >
      <FilterChips
        label={t('export.format')}
        values={exportFormats}
        chosen={format}
        textOf={(value) => t(`export.formats.${value}`)}
        onChoose={setFormat}
      />
      {groupNames.length > 0 && (
        <GroupChoice list={exported.list} names={groupNames} chosen={groups} onChoose={setGroups} />
      )}
      {exported.list === 'payments' && (
        <MonthRange chosen={months} count={monthsOfFile} mayBeOpen onChoose={setMonths} />
      )}
      <ErrorAlert error={error} fallback="action_failed" sx={{ marginBlockStart: 2 }} />
    </TitledDialog>
  );
}

interface GroupChoiceProps {
  list: ExportList;
  names: readonly GroupName[];
  chosen: readonly GroupName[];
  onChoose: (groups: readonly GroupName[]) => void;
}

function GroupChoice({ list, names, chosen, onChoose }: GroupChoiceProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <>
      <Typography id={id} sx={{ fontWeight: 650, marginBlockStart: 2.5 }}>
        {t('export.columns')}
      </Typography>
      <FormGroup role="group" aria-labelledby={id}>
        {names.map((group) => (
          <FormControlLabel
            key={group}
            label={t(`export.groups.${group}`)}
            control={
              <Checkbox
                checked={chosen.includes(group)}
                onChange={(_, isChosen) =>
                  onChoose(
                    names.filter((name) => (name === group ? isChosen : chosen.includes(name))),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <Typography variant="note" sx={{ marginBlockStart: 1 }}>
        {t(list === 'codes' ? 'export.alwaysCode' : 'export.always')}
      </Typography>
    </>
  );
}
