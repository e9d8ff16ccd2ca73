import type { ClubColours } from '../club/palette/palette-type.ts';

/** Colours as clubs have them: of one colour or two, dark or bright, with white or tinted paper. */
export const clubColours = {
  'black and gold': { main: '#111417', accent: '#B8892B', paper: '#FBFAF7' },
  red: { main: '#C8102E', accent: '#C8102E', paper: '#FFFFFF' },
  'royal blue': { main: '#034694', accent: '#DBA111', paper: '#FFFFFF' },
  'blue and red': { main: '#004D98', accent: '#A50044', paper: '#FFFFFF' },
  navy: { main: '#132257', accent: '#132257', paper: '#F7F8FB' },
  green: { main: '#005A2B', accent: '#008C4A', paper: '#FAFBF8' },
  claret: { main: '#670E36', accent: '#95BFE5', paper: '#FFFDFA' },
  violet: { main: '#482E92', accent: '#7B4BC4', paper: '#FBFAFD' },
  orange: { main: '#F36F21', accent: '#1A1A1A', paper: '#FFF9F4' },
  yellow: { main: '#FDE100', accent: '#FDE100', paper: '#FFFFFF' },
  sky: { main: '#6CABDD', accent: '#1C2C5B', paper: '#FFFFFF' },
} as const satisfies Record<string, ClubColours>;
