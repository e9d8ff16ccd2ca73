import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

interface MessageStateProps {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** The shape that empty and error states share. */
export function MessageState({ icon, title, text, action, role }: MessageStateProps) {
  return (
    <Panel
      look="empty"
      role={role}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        paddingBlock: 6,
        paddingInline: 3,
        textAlign: 'center',
        '& svg': { fontSize: '2.25rem', color: 'text.secondary' },
      }}
    >
      {icon}
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxInlineSize: '48ch' }}>
          {text}
        </Typography>
      )}
      {action}
    </Panel>
  );
}
