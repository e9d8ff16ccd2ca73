import { rejectionReasonMaxLength } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { languages } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commonReasons } from './common-reasons.ts';

interface RejectFormProps {
  member: AdminMember;
  isPending: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** The reason goes to the member as it is, so the ready ones are in the member's language. */
export function RejectForm({ member, isPending, onReject, onCancel }: RejectFormProps) {
  const { t } = useTranslation(['admin', 'common']);
  const id = useId();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReject(reason);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0 }}
    >
      <DialogContent sx={{ paddingBlockStart: 0 }}>
        <Typography id={`${id}-help`} color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          {t('reject.text', { language: languages[member.language].label })}
        </Typography>
        <InputLabel htmlFor={id}>
          {t('reject.reason')} ({t('common:form.optional')})
        </InputLabel>
        <OutlinedInput
          id={id}
          name="reason"
          autoFocus
          fullWidth
          multiline
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onReject(reason);
          }}
          inputProps={{
            dir: 'auto',
            maxLength: rejectionReasonMaxLength,
            'aria-describedby': `${id}-help`,
          }}
        />
        <Box
          role="group"
          aria-label={t('reject.common')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1.5 }}
        >
          {commonReasons[member.language].map((text) => (
            <Chip
              key={text}
              clickable
              component="button"
              type="button"
              variant="outlined"
              lang={member.language}
              dir="auto"
              label={text}
              onClick={() => setReason(text)}
              sx={{
                blockSize: 'auto',
                minBlockSize: 36,
                '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.5 },
              }}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onCancel} disabled={isPending}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained" color="error" loading={isPending}>
          {t('reject.submit')}
        </Button>
      </DialogActions>
    </Box>
  );
}
