import { FieldText, type FieldTextProps } from './field-text.tsx';

/** Words of one's own, in whichever language; nothing that a browser could fill in. */
export function FieldProse(props: Omit<FieldTextProps, 'autoComplete' | 'dir' | 'type'>) {
  return <FieldText {...props} autoComplete="off" dir="auto" />;
}
