import { useFormikContext } from 'formik';
import { memo, type ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Segments } from './segments.tsx';
import { type FormField, useFormField } from './use-form-field.ts';

interface FieldSegmentsProps {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  options: readonly { value: string; label: string }[];
}

/** A field with a few short choices, all visible: choosing takes one tap, in a select it takes two. */
export function FieldSegments(props: FieldSegmentsProps) {
  const { setFieldValue } = useFormikContext();
  const field = useFormField<string>(props.name, Boolean(props.help));
  return <SegmentsControl {...props} {...field} setFieldValue={setFieldValue} />;
}

type SegmentsControlProps = FieldSegmentsProps &
  FormField<string> & { setFieldValue: (name: string, value: string) => unknown };

const SegmentsControl = memo(function SegmentsControl(props: SegmentsControlProps) {
  const { id, helpId, errorId, error, name, label, help, required = true } = props;
  const labelId = `${id}-label`;
  return (
    <FieldFrame {...{ labelId, helpId, errorId, error, label, help, required }} id={undefined}>
      <Segments
        name={name}
        value={props.value}
        options={props.options}
        onChange={(value) => props.setFieldValue(name, value)}
        labelledBy={labelId}
        describedBy={props.describedBy}
        required={required}
        error={Boolean(error)}
        asField
      />
    </FieldFrame>
  );
});
