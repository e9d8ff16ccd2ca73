import type SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';

interface DirectionalIconProps extends SvgIconProps {
  icon: typeof SvgIcon;
}

/** An arrow or other icon that points along the reading direction; the style plugin cannot turn it. */
export function DirectionalIcon({ icon: Icon, sx, ...props }: DirectionalIconProps) {
  return <Icon {...props} sx={[{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }, sx as object]} />;
}
