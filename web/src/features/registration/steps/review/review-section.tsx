import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePreview } from '#documents/upload/file-preview.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

interface ReviewSectionProps {
  title: string;
  /** The button's label for screen readers, which says what is edited. The visible text is shorter. */
  changeLabel: string;
  changeText: string;
  onChange: () => void;
  /** The most important facts, for a part whose details are folded. */
  summary?: ReactNode | false;
  /** A remark about anything unusual. */
  notice?: ReactNode;
  /** The image that belongs to this part. */
  image?: { file: File | null; label: string } | false;
  /** All details of this part. */
  children: ReactNode;
}

/** One part of the form on the page that is shown before sending, with a button to edit it. */
export function ReviewSection(props: ReviewSectionProps) {
  const { title, changeLabel, changeText, onChange, summary, notice, image, children } = props;
  const { t } = useTranslation('registration');
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Row apart sx={{ columnGap: 2, rowGap: 1, marginBlockEnd: 1 }}>
        {/* The heading can shrink, so that a long name leaves space for the button. */}
        <Typography
          id={id}
          variant="h3"
          component="h2"
          sx={{ flex: '1 1 8em', overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <SecondaryButton
          size="small"
          startIcon={<EditIcon />}
          aria-label={changeLabel}
          onClick={onChange}
        >
          {changeText}
        </SecondaryButton>
      </Row>
      {notice}
      <Box sx={{ display: 'flex', gap: 2, marginBlockStart: 2 }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {summary || children}
        </Box>
        {image && <FilePreview {...image} inlineSize={56} blockSize={72} />}
      </Box>
      {summary && (
        <Box component="details" sx={detailsStyle}>
          <summary>{t('confirm.all')}</summary>
          <Box sx={{ marginBlockStart: 2 }}>{children}</Box>
        </Box>
      )}
    </Panel>
  );
}

const detailsStyle = {
  '& > summary': {
    inlineSize: 'fit-content',
    minBlockSize: 44,
    alignContent: 'center',
    cursor: 'pointer',
    fontWeight: 650,
    fontSize: '0.9375rem',
  },
} as const;
