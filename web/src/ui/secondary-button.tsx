import Button, { type ButtonProps } from '@mui/material/Button';
import type { ElementType } from 'react';

/** The button of an action that is not the main one of its page or dialog. */
export function SecondaryButton<C extends ElementType = 'button'>(
  props: ButtonProps<C, { component?: C }>,
) {
  return <Button variant="outlined" color="secondary" {...props} />;
}
