import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormikContext } from 'formik';
import { type MouseEvent, memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { floating } from '#theme/components/surfaces.ts';
import { FieldFrame } from '#ui/form/field-frame.tsx';
import type { FieldTextProps } from '#ui/form/field-text.tsx';
import { type FormField, useFormField } from '#ui/form/use-form-field.ts';
import {
  type CountryOption,
  countryNamed,
  countryOptions,
  findCountries,
} from './country-options.ts';

type CountryFieldProps = Pick<
  FieldTextProps,
  'name' | 'label' | 'help' | 'required' | 'autoComplete'
> & {
  /** A country that is offered as a button while none is chosen. */
  proposed?: string | undefined;
};

/** A field that finds a country while the person types: by its name in any language, by other names or by its code. */
export function CountryField(props: CountryFieldProps) {
  const { setFieldValue } = useFormikContext();
  const field = useFormField<string>(props.name, Boolean(props.help));
  return <CountryControl {...props} {...field} setFieldValue={setFieldValue} />;
}

type CountryControlProps = CountryFieldProps &
  FormField<string> & { setFieldValue: (name: string, code: string) => unknown };

/** The field without Formik's context, so that it does not render again for each key in other fields. */
const CountryControl = memo(function CountryControl(props: CountryControlProps) {
  const { id, helpId, errorId, error, name, label, help, required = true, value, proposed } = props;
  const { t } = useTranslation('member');
  const options = countryOptions(useLanguage());
  const chosen = useMemo(
    () => options.find(({ code }) => code === value) ?? null,
    [options, value],
  );
  const [isTyping, setTyping] = useState(false);
  const [isBlank, setBlank] = useState(true);
  const proposal = chosen || !isBlank ? undefined : options.find(({ code }) => code === proposed);
  const choose = (code: string) => props.setFieldValue(name, code);

  return (
    <FieldFrame {...{ id, helpId, errorId, error, label, help, required }}>
      <Autocomplete
        id={id}
        options={options}
        value={chosen}
        // Enter selects the best match for the entered text, and nothing if no text was entered.
        autoHighlight={isTyping}
        sx={inputStyle}
        slotProps={{ paper: { sx: listStyle } }}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option.code}
        isOptionEqualToValue={(option, value) => option.code === value.code}
        filterOptions={(all, { inputValue }) => findCountries(all, inputValue)}
        onChange={(_, option) => choose(option?.code ?? '')}
        onInputChange={(_, typed, reason) => {
          setTyping(reason === 'input' && typed !== '');
          setBlank(typed === '');
          // An exact name is chosen at once; a name in another spelling or language, when the field is left.
          const named = reason === 'input' ? countryNamed(options, typed) : undefined;
          if (named && named.name === typed) choose(named.code);
        }}
        onBlur={(event) => {
          const named = countryNamed(options, (event.target as HTMLInputElement).value);
          if (named && named.code !== value) choose(named.code);
          props.onBlur(event);
        }}
        noOptionsText={t('country.none')}
        openText={t('country.open')}
        clearText={t('country.clear')}
        renderInput={({ slotProps: { input, htmlInput }, disabled }) => (
          <OutlinedInput
            fullWidth
            disabled={disabled}
            name={name}
            placeholder={t('country.search')}
            {...input}
            endAdornment={
              <>
                {proposal && <Proposal country={proposal} onTake={choose} />}
                {input.endAdornment}
              </>
            }
            inputProps={{
              ...htmlInput,
              autoComplete: props.autoComplete,
              'aria-required': required,
              'aria-describedby': props.describedBy,
            }}
          />
        )}
      />
    </FieldFrame>
  );
});

/** A button for the mouse. Tab skips it, because keyboard users type the country. */
function Proposal({ country, onTake }: { country: CountryOption; onTake: (code: string) => void }) {
  const { t } = useTranslation('member');
  return (
    <Chip
      component="button"
      type="button"
      tabIndex={-1}
      label={country.name}
      aria-label={t('country.choose', { name: country.name })}
      // Otherwise pressing the button would focus the field and open its list.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        onTake(country.code);
      }}
      sx={{ flexShrink: 0, marginInlineEnd: 0.5, cursor: 'pointer' }}
    />
  );
}

const listStyle = { border: 'var(--line)', boxShadow: floating } as const;

const placeholderStyle = { color: 'text.secondary', opacity: 1 } as const;

// Removes the padding that Autocomplete adds in two places, so that the input is as high as the other fields.
const inputStyle = {
  '& .MuiOutlinedInput-root': { paddingBlock: 0, paddingInlineStart: 1.75 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { paddingBlock: 1.5, paddingInline: 0 },
  // Emotion's prefixer does not handle `::placeholder` correctly, so both prefixed forms are written here.
  '& input::-webkit-input-placeholder': placeholderStyle,
  '& input::-moz-placeholder': placeholderStyle,
} as const;
