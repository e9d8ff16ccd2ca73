import { useFormField } from '#ui/form/use-form-field.ts';
import { UploadInput, type UploadInputProps } from './upload-input.tsx';

/** Field of a form for a required image. The form's field with this name holds the image's URL. */
export default function UploadField(props: Omit<UploadInputProps, 'isRequired' | 'error'>) {
  const { error } = useFormField<string>(props.name, true);
  return <UploadInput {...props} isRequired error={error} />;
}
