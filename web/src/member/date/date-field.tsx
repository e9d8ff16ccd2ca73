import { offers } from '@fanclub/contract/club/offers';
import { toPersianDigits } from '@fanclub/contract/text/digits';
import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { FieldTextProps } from '#ui/form/field-text.tsx';
import { Segments } from '#ui/form/segments.tsx';
import { type FormField, useFormField } from '#ui/form/use-form-field.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { type Calendar, inCalendars } from './calendars.ts';
import { focusNextPart, focusPreviousPart } from './date-autofocus.ts';
import {
  type DatePart,
  dateParts,
  isoOfWritten,
  turnedTo,
  valueOfWritten,
  type WrittenDate,
  withPart,
  writtenOfValue,
} from './written-date.ts';

type DateFieldProps = Pick<FieldTextProps, 'name' | 'label' | 'help' | 'required'> & {
  /** True for the birth date of the person at the keyboard, which the browser can fill in. */
  autofills?: boolean;
  /** True for a day that staff decide on. It is typed in the calendar of the language, without the switch. */
  isPlanned?: boolean;
};

/**
 * A date field of three inputs, in the Persian or the Gregorian calendar. It shows the date in both. A club without
 * readers of the Persian calendar has only the Gregorian one.
 */
export function DateField(props: DateFieldProps) {
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const field = useFormField<string>(props.name, Boolean(props.help));
  return <DateControl {...props} {...field} {...{ setFieldValue, setFieldTouched }} />;
}

interface FormSetters {
  setFieldValue: (name: string, value: string) => unknown;
  setFieldTouched: (name: string) => unknown;
}

/** The inputs of a date field; `children` are further inputs in their row. */
export const DateControl = memo(function DateControl(
  props: DateFieldProps & FormField<string> & FormSetters & { children?: ReactNode },
) {
  const { id, helpId, errorId, error, name, label, help, required = true, value } = props;
  const { t } = useTranslation(['member', 'common']);
  const language = useLanguage();
  const { calendar: ownCalendar, digits } = languages[language];
  const [kept, setKept] = useState(() => writtenOfValue(value, ownCalendar));
  // After a reset or a restore the form's value differs from what was entered here, so the form's value is shown.
  const date = valueOfWritten(kept) === value ? kept : writtenOfValue(value, ownCalendar);
  const iso = isoOfWritten(date);
  const shownId = `${id}-shown`;
  const goesOnId = `${id}-goes-on`;
  const describedBy = [props.describedBy, iso && shownId].filter(Boolean).join(' ');

  const write = (next: WrittenDate) => {
    setKept(next);
    props.setFieldValue(name, valueOfWritten(next));
  };
  const leave = (event: FocusEvent) => {
    const isLeft = !event.currentTarget.contains(event.relatedTarget);
    if (isLeft && value !== '') props.setFieldTouched(name);
  };
  const control = (part: DatePart) => (
    <Box key={part} sx={{ ...partStyle, flexGrow: part === 'year' ? 3 : 2 }}>
      <InputLabel htmlFor={`${id}-${part}`} sx={partLabel}>
        {t(`date.${part}`)}
      </InputLabel>
      <OutlinedInput
        id={`${id}-${part}`}
        // The first input has the field's name, so that links to the field lead to this input.
        name={part === 'day' ? name : `${name}-${part}`}
        value={digits === 'persian' ? toPersianDigits(date[part]) : date[part]}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const next = withPart(date, part, event.target.value);
          write(next);
          focusNextPart(event, part, date, next);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => focusPreviousPart(event, part)}
        fullWidth
        error={Boolean(error)}
        autoComplete={props.autofills ? `bday-${part}` : 'off'}
        inputProps={{
          'data-part': part,
          inputMode: 'numeric',
          'aria-required': required,
          'aria-describedby':
            (part === 'day' ? `${goesOnId} ${describedBy}` : describedBy) || undefined,
          sx: { textAlign: 'center' },
        }}
      />
    </Box>
  );

  return (
    <Box
      component="fieldset"
      onBlur={leave}
      sx={{
        border: 0,
        margin: 0,
        padding: 0,
        minInlineSize: 0,
        ...(props.children && { gridColumn: '1 / -1' }),
      }}
    >
      <InputLabel component="legend" sx={{ padding: 0, ...(help && { marginBlockEnd: 0 }) }}>
        {label}
        {!required && (
          <Typography component="span" variant="note">
            {` (${t('common:form.optional')})`}
          </Typography>
        )}
      </InputLabel>
      {help && (
        <Typography id={helpId} variant="note" sx={{ marginBlockEnd: 0.75 }}>
          {help}
        </Typography>
      )}
      {!props.isPlanned && offers('persianCalendar') && (
        <CalendarSwitch
          name={`${name}-calendar`}
          value={date.calendar}
          onChange={(calendar) => write(turnedTo(calendar, date))}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.25,
          maxInlineSize: props.children ? 560 : 400,
        }}
      >
        {dateParts.map(control)}
        {props.children}
      </Box>
      <Box id={goesOnId} sx={visuallyHidden}>
        {t('date.goesOn')}
      </Box>
      <Typography
        component="output"
        id={shownId}
        variant="body2"
        sx={{
          display: 'block',
          marginBlockStart: 0.75,
          minBlockSize: error ? 0 : '1.5em',
          fontWeight: 650,
        }}
      >
        {iso && inCalendars(date.calendar, iso, language)}
      </Typography>
      <FormHelperText
        id={errorId}
        component="div"
        error
        aria-live="polite"
        sx={{ minBlockSize: '1.5em' }}
      >
        {error}
      </FormHelperText>
    </Box>
  );
});

export const partStyle = { flexGrow: 2, flexBasis: 0, minInlineSize: '4.5em' } as const;
export const partLabel = {
  marginBlockEnd: 0.25,
  fontWeight: 500,
  color: 'text.secondary',
} as const;

interface CalendarSwitchProps {
  name: string;
  value: Calendar;
  onChange: (calendar: Calendar) => void;
}

const calendars = ['persian', 'gregorian'] as const;

function CalendarSwitch(props: CalendarSwitchProps) {
  const { t } = useTranslation('member');
  const options = calendars.map((value) => ({ value, label: t(`date.${value}`) }));
  return (
    <Box sx={{ marginBlockEnd: 1 }}>
      <Segments {...props} label={t('date.calendar')} options={options} />
    </Box>
  );
}
