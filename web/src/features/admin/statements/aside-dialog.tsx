import { formatMoney } from '@fanclub/contract/money/format-money';
import { asideKinds, lineNoteMaxLength } from '@fanclub/contract/money/line-kinds';
import type { ShownLine } from '@fanclub/contract/statements/lines';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldProse } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useKindName } from './use-kind-name.ts';
import { useSetAside } from './use-lines.ts';

interface AsideDialogProps {
  line: ShownLine;
  ownKinds: readonly string[];
  onClose: () => void;
}

/**
 * Dialog that sets a transfer aside because it pays for no membership, or changes the kind of an outgoing one. The admin
 * says what the money was for.
 */
export function AsideDialog({ line, ownKinds, onClose }: AsideDialogProps) {
  const { t } = useTranslation('statements');
  const nameOf = useKindName();
  const { left, currency } = line;
  const amount = formatMoney({ amount: left, currency }, useLanguage());
  const known = [...asideKinds[line.direction], ...ownKinds, ...(line.kind ? [line.kind] : [])];
  const kinds = [...new Set(known)];
  return (
    <FormDialog
      onClose={onClose}
      mutation={useSetAside()}
      initialValues={{ kind: line.kind ?? 'other', note: line.note ?? '' }}
      toInput={({ kind, note }) => ({
        params: { lineId: line.id },
        body: { aside: true, kind, ...(note.trim() && { note: note.trim() }) },
      })}
      onDone={onClose}
      title={t('aside.title', { amount })}
      submit={t(line.direction === 'in' ? 'actions.aside' : 'actions.kind')}
      focus="kind"
    >
      <FieldSelect
        name="kind"
        label={t('aside.kind')}
        options={kinds.map((value) => ({ value, label: nameOf(value) }))}
      />
      <FieldProse
        name="note"
        label={t('aside.note')}
        required={false}
        maxLength={lineNoteMaxLength}
      />
    </FormDialog>
  );
}
