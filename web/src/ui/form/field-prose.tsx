import { FieldText, type FieldTextProps } from './field-text.tsx';

/** A field for free text in any language; browsers do not fill it in. */
export function FieldProse(props: Omit<FieldTextProps, 'autoComplete' | 'dir' | 'type'>) {
  return <FieldText {...props} autoComplete="off" dir="auto" />;
}
