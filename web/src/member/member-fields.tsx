import { isOffered, offers } from '@fanclub/contract/club/offers';
import {
  isOptional,
  memberField,
  type OptionalFieldName,
  type TypedFields,
  type WrittenFieldName,
} from '@fanclub/contract/members/field-sets';
import type { MemberFieldName } from '@fanclub/contract/members/member-fields';
import { hasPostalCodes } from '@fanclub/contract/members/postal-code';
import { isForChild, packsWith } from '@fanclub/contract/pricing/packages';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import { getIn, useFormikContext } from 'formik';
import { type ComponentType, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldCheckbox } from '#ui/form/field-checkbox.tsx';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FieldSegments } from '#ui/form/field-segments.tsx';
import { FieldSelect } from '#ui/form/field-select.tsx';
import { FieldText, type FieldTextProps } from '#ui/form/field-text.tsx';
import { CountryField } from './country/country-field.tsx';
import { DateField } from './date/date-field.tsx';
import { wholeRow } from './field-grid.tsx';
import { useChoiceLabel, useFieldLabel } from './field-texts.ts';
import { textRuleOf } from './text-rule.ts';

interface ControlProps extends Pick<FieldTextProps, 'type' | 'inputMode' | 'maxLength' | 'rows'> {
  /** Value of the attribute `autocomplete`, which tells the browser what to fill in. Only an optional field may lack it. */
  autoComplete: FieldTextProps['autoComplete'];
  /** True for a field with a few short choices, which are all visible at once. */
  open?: true;
  /** True if the field takes a whole row of the form. */
  wide?: true;
}

type AllControlProps = Record<Exclude<WrittenFieldName, OptionalFieldName>, ControlProps> &
  Partial<Record<MemberFieldName, ControlProps>>;

const controlProps: AllControlProps = {
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  gender: { autoComplete: 'sex', open: true },
  birth_date: { autoComplete: 'bday', wide: true },
  // The browser fills in the data of the person at the keyboard, who is not the child.
  holder_first_name: { autoComplete: 'off' },
  holder_last_name: { autoComplete: 'off' },
  holder_birth_date: { autoComplete: 'off', wide: true },
  country_of_birth: { autoComplete: 'off' },
  country_of_residency: { autoComplete: 'country-name' },
  address_of_residency: {
    autoComplete: 'street-address',
    rows: 2,
    wide: true,
  },
  postal_code: { autoComplete: 'postal-code' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  password: { autoComplete: 'new-password', wide: true },
  transfer_number: { autoComplete: 'off' },
  // A person may paste a whole card number; the last four digits are used.
  payer_last_four: { autoComplete: 'off', inputMode: 'numeric', maxLength: 23 },
};

interface Circumstances {
  /** The member's country of residence. */
  country: string | undefined;
  bornIn: string | undefined;
  pack: string | undefined;
}

/** Returns help text and input mode of a field, which may depend on the country or the package. */
function useHints(
  name: MemberFieldName,
  { country, pack }: Pick<Circumstances, 'country' | 'pack'>,
): Pick<FieldTextProps, 'help' | 'inputMode'> {
  const { t } = useTranslation('member');
  switch (name) {
    case 'birth_date':
      return isForChild(pack) ? { help: t('help.birth_date') } : {};
    case 'address_of_residency':
      return {
        help: offers('card')
          ? `${t('help.address_of_residency')} ${t('help.postedTo')}`
          : t('help.address_of_residency'),
      };
    case 'email':
    case 'transfer_number':
    case 'payer_last_four':
      return { help: t(`help.${name}`) };
    case 'phone':
      return country === 'IR'
        ? { help: t('help.phoneIran', { example: isolateLtr('0912 345 6789') }) }
        : { help: t('help.phone', { example: isolateLtr('+39 333 123 4567') }) };
    case 'postal_code':
      if (!hasPostalCodes(country)) return { help: t('help.postal_code_none') };
      return country === 'IR' || country === 'IT'
        ? { help: t(`help.postal_code_${country}`), inputMode: 'numeric' }
        : { help: t('help.postal_code') };
    default:
      return {};
  }
}

/**
 * Returns the country that is offered as a button, because most people choose it. For the birth it is the country of
 * the page's language, for the residence the chosen country of birth or else the country of the page's language.
 */
function useProposedCountry(name: MemberFieldName, bornIn: string | undefined): string | undefined {
  const home = languages[useLanguage()].homeCountry ?? undefined;
  if (name === 'country_of_birth') return home;
  return name === 'country_of_residency' ? bornIn || home : undefined;
}

interface MemberFieldProps extends Circumstances {
  name: MemberFieldName;
  /** Path of the value in the form. */
  path: string;
  autofills: boolean;
  /** Replaces the field's default help text. */
  help?: ReactNode;
  needed: boolean;
  /** The value when the form opened, which stays possible if the club no longer offers it. */
  first: unknown;
}

/** The control of one field, chosen by the field's kind. */
const MemberField = memo(function MemberField(props: MemberFieldProps) {
  const { name, path, autofills, help, needed, first, country, bornIn, pack } = props;
  const labelOf = useFieldLabel();
  const choiceLabel = useChoiceLabel();
  const hints = useHints(name, { country, pack });
  const proposed = useProposedCountry(name, bornIn);
  const field = memberField(name);
  const known: ControlProps = controlProps[name] ?? { autoComplete: 'off' };
  const control: ControlProps = autofills ? known : { ...known, autoComplete: 'off' };
  const label = labelOf(name);
  const shared = { name: path, label, required: needed, help: help ?? hints.help };
  const optionsOf = (values: readonly string[]) =>
    values.map((value) => ({ value, label: choiceLabel(name, value) }));
  switch (field.kind) {
    case 'choice': {
      const { valueNeeds = {} } = field;
      const values = name === 'pack_type' ? packsWith(pack) : field.values;
      const options = optionsOf(
        values.filter((value) => isOffered({ needs: valueNeeds[value] }) || value === first),
      );
      return control.open ? (
        <FieldSegments {...shared} options={options} />
      ) : (
        <FieldSelect {...shared} autoComplete={control.autoComplete} options={options} />
      );
    }
    case 'flag':
      return <FieldCheckbox name={path} label={label} help={shared.help} />;
    case 'country':
      return <CountryField {...shared} autoComplete={control.autoComplete} proposed={proposed} />;
    case 'date':
      return <DateField {...shared} autofills={control.autoComplete === 'bday'} />;
    default:
      return field.secret ? (
        <FieldPassword {...shared} autoComplete="new-password" />
      ) : (
        <FieldText {...shared} {...textRuleOf(name)} {...control} {...hints} help={shared.help} />
      );
  }
});

interface MemberFieldsProps {
  names: readonly MemberFieldName[];
  /** Path of a person's values, if the form contains several people. */
  at?: string;
  /**
   * False if the fields are about somebody else than the person at the keyboard, because the browser would fill in the
   * data of the person at the keyboard.
   */
  autofills?: boolean;
  /** Controls that replace the default ones in this form. */
  controls?: Partial<Record<MemberFieldName, ComponentType>>;
  help?: Partial<Record<MemberFieldName, ReactNode>>;
  /** True if the form requires fields that are optional in the API. */
  allNeeded?: boolean;
}

/** The controls of these fields, to be placed in a `FieldGrid` or one below the other. */
export default function MemberFields(props: MemberFieldsProps) {
  const { names, at = '', autofills = true, controls = {}, help = {}, allNeeded = false } = props;
  const form = useFormikContext<Partial<TypedFields>>();
  const values: Partial<TypedFields> = at ? getIn(form.values, at) : form.values;
  const { country_of_residency: country, country_of_birth: bornIn, pack_type: pack } = values;
  return names.map((name) => {
    const Control = controls[name];
    return (
      <Cell key={name} isWide={controlProps[name]?.wide ?? false}>
        {Control ? (
          <Control />
        ) : (
          <MemberField
            name={name}
            path={at ? `${at}.${name}` : name}
            autofills={autofills}
            country={country}
            bornIn={bornIn}
            pack={pack}
            help={help[name]}
            needed={allNeeded || isNeeded(name, country)}
            first={getIn(form.initialValues, at ? `${at}.${name}` : name)}
          />
        )}
      </Cell>
    );
  });
}

const isNeeded = (name: MemberFieldName, country: string | undefined) =>
  name === 'postal_code' ? hasPostalCodes(country) : !isOptional(name);

function Cell({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return isWide ? <Box sx={wholeRow}>{children}</Box> : children;
}
