import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Panel } from '#ui/panel.tsx';

interface ReviewSectionProps {
  title: string;
  /** Says what it leads to; the visible word is shorter. */
  changeLabel: string;
  changeText: string;
  onChange: () => void;
  children: ReactNode;
}

/** One part of the registration, read again before it is sent. */
export function ReviewSection(props: ReviewSectionProps) {
  const { title, changeLabel, changeText, onChange, children } = props;
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          marginBlockEnd: 2,
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Button
          size="small"
          color="secondary"
          variant="outlined"
          startIcon={<EditIcon />}
          aria-label={changeLabel}
          onClick={onChange}
        >
          {changeText}
        </Button>
      </Box>
      {children}
    </Panel>
  );
}
