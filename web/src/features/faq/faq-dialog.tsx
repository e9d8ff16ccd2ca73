import { askedQuestions } from '@fanclub/contract/settings/club-texts';
import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClubTexts, useContact } from '#api/club-texts.ts';
import { Ltr } from '#ui/ltr.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';

interface FaqDialogProps {
  open: boolean;
  onClose: () => void;
  /** The id of the question that is open when the dialog opens. */
  opened?: string | undefined;
}

export default function FaqDialog({ open, onClose, opened = '' }: FaqDialogProps) {
  const { t } = useTranslation(['faq', 'common']);
  const said = useClubTexts();
  const { email } = useContact();
  const titleId = useId();
  const isNarrow = useIsNarrow('sm');
  const [expanded, setExpanded] = useState(opened);
  useEffect(() => setExpanded(opened), [opened]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullScreen={isNarrow}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle
        id={titleId}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
      >
        {t('title')}
        <IconButton aria-label={t('common:actions.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        {askedQuestions().map((id) => (
          <Accordion
            key={id}
            expanded={expanded === id}
            onChange={(_, isOpen) => setExpanded(isOpen ? id : '')}
          >
            <AccordionSummary
              expandIcon={<ExpandMoreIcon />}
              sx={{ paddingInline: 0, fontWeight: 650 }}
            >
              {said[`faq_${id}_question`] ?? t(`${id}.question`)}
            </AccordionSummary>
            <AccordionDetails
              sx={{ paddingInline: 0, paddingBlockStart: 0, color: 'text.secondary' }}
            >
              {said[`faq_${id}_answer`] ?? t(`${id}.answer`)}
            </AccordionDetails>
          </Accordion>
        ))}
        <Typography sx={{ marginBlockStart: 3 }}>
          {t('contact')}{' '}
          <Link href={`mailto:${email}`}>
            <Ltr>{email}</Ltr>
          </Link>
        </Typography>
      </DialogContent>
    </Dialog>
  );
}
