import CheckIcon from '@mui/icons-material/Check';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecondaryButton } from './secondary-button.tsx';

const confirmMs = 2500;

interface CopyButtonProps {
  text: string;
  /** Name of the copied value, for screen readers. */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmMs);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <SecondaryButton
      size="small"
      aria-label={`${t(copied ? 'actions.copied' : 'actions.copy')}: ${label}`}
      startIcon={copied ? <CheckIcon color="success" /> : <ContentCopyIcon />}
      onClick={async () => {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }}
    >
      {t(copied ? 'actions.copied' : 'actions.copy')}
    </SecondaryButton>
  );
}
