import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#ui/form/field-frame.tsx';

interface ChoiceProps<V extends string> {
  label: string;
  value: V | null;
  options: readonly { value: V; label: string }[];
  onChoose: (value: V | null) => void;
  /** The label of the empty option. If it is absent, a value has to be chosen. */
  none?: string;
}

const beginsLatin = /^[^\p{L}]*\p{Script=Latin}/u;

/** A select field that works without Formik. A long Latin value is cut at its own end, in Persian, too. */
export function Choice<V extends string>({
  label,
  value,
  options,
  onChoose,
  none,
}: ChoiceProps<V>) {
  const { t } = useTranslation();
  const id = useId();
  const chosen = options.find((option) => option.value === value)?.label ?? '';
  return (
    <FieldFrame id={id} helpId={`${id}-help`} errorId={`${id}-error`} label={label} error="">
      <Select
        native
        fullWidth
        value={value ?? ''}
        error={value === null && none === undefined}
        onChange={({ target }) => onChoose((target.value as V) || null)}
        input={<OutlinedInput />}
        inputProps={{
          id,
          dir: beginsLatin.test(chosen) ? 'ltr' : undefined,
          'aria-required': none === undefined,
        }}
      >
        <option value="">{none ?? t('form.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
