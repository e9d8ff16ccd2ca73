import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface FooterLink {
  to?: string;
  /** Leaves the app: a mail or phone address. */
  href?: string;
  label: ReactNode;
  /** Opens something over the page, which keeps its scroll position. */
  staysHere?: boolean;
}

export function FooterLinks({ heading, links }: { heading: string; links: FooterLink[] }) {
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h2" sx={{ color: 'band.gold' }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, marginBlockStart: 1 }}>
        {links.map(({ to, href, label, staysHere = false }) => (
          <li key={to ?? href}>
            <Link
              {...(to ? { component: RouterLink, to, preventScrollReset: staysHere } : { href })}
              underline="hover"
              sx={{
                display: 'inline-block',
                paddingBlock: 0.75,
                color: 'band.text',
                fontSize: '0.9375rem',
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
