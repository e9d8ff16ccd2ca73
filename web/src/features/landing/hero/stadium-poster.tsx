import Box from '@mui/material/Box';
import { useId } from 'react';
import { band } from '#theme/tokens.ts';
import { arms, armWidth, body, crowd, height, stripes, width } from './poster-shapes.ts';

const depths = [0.34, 0, 0.22, 0.02, 0.4, 0.06, 0.26, 0, 0.36, 0.1];
const folds = depths.map((depth, index) => ({ depth, offset: index / (depths.length - 1) }));
const rows = ['#2A2924', '#191A19', '#0B0C0D'];
const beams = ['M1560 -40L640 760H1180Z', 'M1600 -40L1180 780H1640Z'];

/** The stand under floodlights, drawn: what stands behind the hero where no video plays. */
export function StadiumPoster() {
  const id = useId();
  const url = (name: string) => `url(#${id}${name})`;
  return (
    <Box
      component="svg"
      aria-hidden
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      sx={{
        position: 'absolute',
        inset: 0,
        inlineSize: '100%',
        blockSize: '100%',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <defs>
        <linearGradient id={`${id}cloth`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#FFFFFF" />
          <stop offset="0.55" stopColor="#D9D5CB" />
          <stop offset="1" stopColor="#77746C" />
        </linearGradient>
        <linearGradient
          id={`${id}folds`}
          gradientUnits="userSpaceOnUse"
          x1="540"
          y1="0"
          x2="1640"
          y2="120"
        >
          {folds.map(({ depth, offset }) => (
            <stop key={offset} offset={offset} stopColor="#000" stopOpacity={depth} />
          ))}
        </linearGradient>
        <radialGradient id={`${id}flood`} cx="0.88" cy="0.04" r="0.95">
          <stop offset="0" stopColor="#FFF3D0" stopOpacity="0.72" />
          <stop offset="0.22" stopColor={band.gold} stopOpacity="0.2" />
          <stop offset="1" stopColor={band.ink} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x1="0.9" y1="0" x2="0.45" y2="1">
          <stop offset="0" stopColor="#FFF3D0" stopOpacity="0.16" />
          <stop offset="1" stopColor="#FFF3D0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}ground`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.5" stopColor={band.ink} stopOpacity="0" />
          <stop offset="1" stopColor={band.ink} stopOpacity="0.85" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill={band.ink} />
      <path d={stripes.join('')} fill={url('cloth')} />
      <rect x="530" width={width - 530} height="720" fill={url('folds')} />
      <rect width={width} height={height} fill={url('flood')} />
      <path d={beams.join('')} fill={url('beam')} />
      <rect width={width} height={height} fill={url('ground')} />
      {crowd.map((supporters, index) => (
        <g key={rows[index]} fill={rows[index]} stroke={rows[index]}>
          <path d={supporters.map(body).join('')} stroke="none" />
          <path
            d={supporters.map(arms).join('')}
            fill="none"
            strokeLinecap="round"
            strokeWidth={armWidth(supporters)}
          />
        </g>
      ))}
    </Box>
  );
}
