import Button, { type ButtonProps } from '@mui/material/Button';

/** The button of an action that is not the main one of its page or dialog. */
export function SecondaryButton(props: ButtonProps) {
  return <Button variant="outlined" color="secondary" {...props} />;
}
