import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import { FilePreview } from '../uploads/file-preview.tsx';

interface ReviewSectionProps {
  title: string;
  /** Says what it leads to; the visible word is shorter. */
  changeLabel: string;
  changeText: string;
  onChange: () => void;
  /** What matters most of it, at one look. */
  summary: ReactNode;
  /** What is unusual about it. */
  notice?: ReactNode;
  /** The picture that belongs to it. */
  image?: { file: File | null; label: string } | false;
  /** All of it, for whoever wants to read it word by word. */
  children: ReactNode;
}

/** One part of the registration, looked over before it is sent. */
export function ReviewSection(props: ReviewSectionProps) {
  const { title, changeLabel, changeText, onChange, summary, notice, image, children } = props;
  const { t } = useTranslation('registration');
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 1,
          marginBlockEnd: 1,
        }}
      >
        {/* A long name leaves the button its own width. */}
        <Typography
          id={id}
          variant="h3"
          component="h2"
          sx={{ flex: '1 1 8em', overflowWrap: 'anywhere' }}
        >
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
      <Box sx={{ display: 'flex', gap: 2, marginBlockEnd: 1.5 }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>{summary}</Box>
        {image && <FilePreview {...image} inlineSize={56} blockSize={72} />}
      </Box>
      {notice}
      <Box component="details" sx={detailsLook}>
        <summary>{t('confirm.all')}</summary>
        <Box sx={{ marginBlockStart: 2 }}>{children}</Box>
      </Box>
    </Panel>
  );
}

const detailsLook = {
  '& > summary': {
    inlineSize: 'fit-content',
    minBlockSize: 44,
    alignContent: 'center',
    cursor: 'pointer',
    fontWeight: 650,
    fontSize: '0.9375rem',
  },
} as const;
