import type SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';

interface DirectionalIconProps extends SvgIconProps {
  icon: typeof SvgIcon;
}

/** An icon that points in the reading direction, such as an arrow; the RTL style plugin cannot mirror it. */
export function DirectionalIcon({ icon: Icon, sx, ...props }: DirectionalIconProps) {
  return <Icon {...props} sx={[{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }, sx as object]} />;
}
